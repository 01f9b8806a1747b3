/** Time after which the browser has read the blob URL. */
const TAKEN_MS = 60_000

/** Saves a response as a file under the name that the server gives; the page stays. */
export async function saveAnswer(response: Response): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
}
