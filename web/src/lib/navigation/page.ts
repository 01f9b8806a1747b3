/** Loads the page anew. */
export const reloadPage = () => location.reload()

/** Runs `work` when the browser has nothing better to do, at the latest after `timeoutMs`. Answers how to cancel it. */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: timeoutMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}

/** Loads another page in the place of this one. */
export const openPage = (to: string) => location.replace(to)

/** Saves what an address of ours answers as a file, under the name that it says; the page stays. */
export function saveFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
