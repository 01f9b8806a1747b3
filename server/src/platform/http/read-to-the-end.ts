import type { IncomingMessage } from 'node:http'

/** Beyond this the connection breaks off, whatever its client makes of that. */
const MAX_BYTES = 16 * 1024 * 1024
const MAX_MS = 5000

/** Reads and drops what is still being sent: a client that is answered while it sends may see a broken connection instead of the answer. */
export function readToTheEnd(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve()
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) end()
    }
    const end = () => {
      clearTimeout(timer)
      request.off('data', count).off('end', end).off('close', end)
      request.on('error', () => undefined)
      resolve()
    }
    const timer = setTimeout(end, MAX_MS)
    request.on('data', count).once('end', end).once('close', end)
    request.resume()
  })
}
