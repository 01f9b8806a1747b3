/** By then the browser has taken the file. */
const TAKEN_MS = 60_000

/** Saves the file of an answer under the name that the server gives it; the page stays. */
export async function saveAnswer(response: Response): Promise<void> {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
}
