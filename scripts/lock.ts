interface Package {
  readonly resolved?: string
  readonly link?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export interface Lock {
  readonly packages: Readonly<Record<string, Package>>
}

/** What would make `npm ci` refuse the lock, or tie it to one registry; empty when all is well. */
export function faultsOf(lock: Lock): string[] {
  const entries = Object.entries(lock.packages)
  return [...entries.flatMap(([path, entry]) => missingFrom(lock, path, entry)), ...entries.flatMap(boundToHost)]
}

function missingFrom(lock: Lock, path: string, { optionalDependencies = {} }: Package): string[] {
  return Object.entries(optionalDependencies)
    .filter(([name]) => !placesFor(path, name).some((place) => place in lock.packages))
    .map(([name, version]) => `${path || 'package.json'} names ${name} ${version}, which the lock does not hold`)
}

/** Where Node would look for a package, innermost first. */
function placesFor(path: string, name: string): string[] {
  const places = [`${path}/node_modules/${name}`]
  for (let end = path.lastIndexOf('/node_modules/'); end >= 0; end = path.lastIndexOf('/node_modules/', end - 1))
    places.push(`${path.slice(0, end)}/node_modules/${name}`)
  return [...places, `node_modules/${name}`]
}

function boundToHost([path, { resolved, link }]: [string, Package]): string[] {
  return resolved === undefined || link ? [] : [`${path} is resolved to one address: ${resolved}`]
}
