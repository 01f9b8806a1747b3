/** Reports what nobody caught. The reporter itself is fetched only when there is something to say. */
export function watchErrors(): void {
  const report = (error: unknown) =>
    void import('./report-error.ts')
      .then(({ reportError }) => reportError('frontend', error))
      .catch(() => undefined)
  addEventListener('error', (event) => report(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => report(event.reason))
}
