/** Maximum time that a page takes to unload after a reload was requested. */
export const LEAVING_MS = 5000
let leavesUntil = 0

/** Reloads the page. */
export function reloadPage(): void {
  leavesUntil = Date.now() + LEAVING_MS
  location.reload()
}

/** Whether a reload was requested and the page is still here. */
export const isReloading = (): boolean => Date.now() < leavesUntil

/** Runs `work` when the browser is idle, at the latest after `timeoutMs`. Returns a cancel function. */
export function whenIdle(work: () => void, timeoutMs: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: timeoutMs })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 200)
  return () => clearTimeout(id)
}

/** Loads another page, replacing this one in the history. */
export const openPage = (to: string) => location.replace(to)

/** Downloads a URL of ours under the file name that the server gives; the page stays. */
export function saveFile(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
