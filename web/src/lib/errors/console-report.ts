/** Writes a failure that no person needs to see where a developer finds it. */
export function reportToConsole(message: string, error?: unknown) {
  // oxlint-disable-next-line no-console -- the one door to the console
  console.warn(message, ...(error === undefined ? [] : [error]))
}
