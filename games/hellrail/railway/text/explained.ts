/** A thing with a name, and a sentence on what it does. */
export interface Explained {
  readonly name: string
  readonly does: string
}

/** The things of a table in the order of their names: none can be missing. */
export const inOrder = <Name extends string>(
  names: readonly Name[],
  table: Readonly<Record<Name, Explained>>,
): readonly Explained[] => names.map((name) => table[name])
