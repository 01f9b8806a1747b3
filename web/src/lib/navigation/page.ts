/** Longer than a page takes to leave, once it has been told to. */
export const LEAVING_MS = 5000
let leavesUntil = 0

/** Loads the page anew. */
export function reloadPage(): void {
  leavesUntil = Date.now() + LEAVING_MS
  location.reload()
}

/** Whether the page has been told to reload, and is still here. */
export const isReloading = (): boolean => Date.now() < leavesUntil

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
