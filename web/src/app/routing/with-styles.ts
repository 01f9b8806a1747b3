/**
 * Retries failed stylesheets of a lazy screen. Vite requests each only once and then takes it for loaded, so that after a failure
 * a retried screen would be unstyled. Here each try requests the failed ones again, and fails with them.
 */
export function withStyles<T>(load: () => Promise<T>): () => Promise<T> {
  const failed = new Set<HTMLLinkElement>()
  const noteFailed = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
  }
  return async () => {
    addEventListener('error', noteFailed, { capture: true })
    try {
      const loaded = await load()
      const again = [...failed]
      failed.clear()
      await Promise.all(again.map(reload))
      return loaded
    } finally {
      removeEventListener('error', noteFailed, { capture: true })
    }
  }
}

function reload(failed: HTMLLinkElement): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = failed.href
  link.addEventListener('load', () => resolve())
  link.addEventListener('error', () => reject(new Error(`${failed.href} is missing`)))
  failed.replaceWith(link)
  return promise
}
