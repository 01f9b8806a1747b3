/** How often a link was opened. */
export const opensText = (opens: number) =>
  opens === 0 ? 'Not opened yet' : `Opened ${opens === 1 ? 'once' : `${opens} times`}`
