/** What is written down of something that went wrong inside: what it was and where, never what it was about. */
export function printError(error: unknown): object {
  if (!(error instanceof Error)) return { name: typeof error }
  const { name, stack = '', cause } = error
  const code = 'code' in error ? String(error.code) : undefined
  const where = stack.split('\n').filter((line) => /^ {4}at /.test(line))
  return {
    name,
    ...(code !== undefined && { code }),
    where: where.map((line) => line.trim()),
    ...(cause !== undefined && { cause: printError(cause) }),
  }
}
