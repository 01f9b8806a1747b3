/** Reports uncaught errors. The reporter is loaded only when there is one. */
export function watchErrors(): void {
  const report = (error: unknown) =>
    void import('./report-error.ts')
      .then(({ reportError }) => reportError('frontend', error))
      .catch(() => undefined)
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
}
