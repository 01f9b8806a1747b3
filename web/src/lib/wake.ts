/**
 * Calls `hear` when the app comes back to life: the network returns, the page is shown again, the browser brings it back from its
 * memory. A phone suspends a hidden app without a word, so this is when to catch up. Answers how to stop.
 */
export function onWake(hear: () => void): () => void {
  const hearShown = () => document.visibilityState === 'visible' && hear()
  const hearRestored = (event: PageTransitionEvent) => event.persisted && hear()
  addEventListener('online', hear)
  addEventListener('pageshow', hearRestored)
  document.addEventListener('visibilitychange', hearShown)
  return () => {
    removeEventListener('online', hear)
    removeEventListener('pageshow', hearRestored)
    document.removeEventListener('visibilitychange', hearShown)
  }
}
