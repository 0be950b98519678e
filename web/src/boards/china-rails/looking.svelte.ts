/** What is looked at in the tray or the index, so that the map shows it. */
export const looking: { demand: number | undefined; load: number | undefined; event: number | undefined } = $state({
  demand: undefined,
  load: undefined,
  event: undefined,
})
