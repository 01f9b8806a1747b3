/**
 * Vite asks for a stylesheet of a lazy screen once and then takes it for loaded: tried again after a failure, the screen would be drawn
 * bare. Here each try asks again for those that failed before, and fails with them.
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
