/** Number of times that a link was opened, in words. */
export const opensText = (opens: number) =>
  opens === 0 ? 'Not opened yet' : `Opened ${opens === 1 ? 'once' : `${opens} times`}`
