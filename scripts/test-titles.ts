import ts from 'typescript'

const TEST_FUNCTIONS = ['test', 'it', 'statement']
const NOT_RUN = ['skip', 'todo', 'skipIf', 'runIf', 'fails']

/** The titles of the tests a file runs; of a template, the part before the first `${`. */
export function testTitles(source: string): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTestFunction(node.expression)) titles.push(...titleIn(node.arguments[0]))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest))
  return titles
}

/** `test`, `test.concurrent`, `test.each(table)` and the like, but not `test.skip`. */
function isTestFunction(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return TEST_FUNCTIONS.includes(callee.text)
  if (ts.isCallExpression(callee)) return isTestFunction(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return isTestFunction(callee.tag)
  return (
    ts.isPropertyAccessExpression(callee) && !NOT_RUN.includes(callee.name.text) && isTestFunction(callee.expression)
  )
}

function titleIn(argument: ts.Expression | undefined): string[] {
  if (argument === undefined) return []
  if (ts.isStringLiteralLike(argument)) return [argument.text]
  return ts.isTemplateExpression(argument) ? [argument.head.text] : []
}
