/** Logs a failure to the console, for developers only. */
export function reportToConsole(message: string, error?: unknown) {
  // oxlint-disable-next-line no-console -- the only use of the console
  console.warn(message, ...(error === undefined ? [] : [error]))
}
