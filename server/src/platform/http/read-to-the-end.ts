import type { IncomingMessage } from 'node:http'
import { allowSlowness } from './slow-requests.ts'

/** Beyond these the connection breaks off, whatever its client makes of that. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_MS = 60_000

/** Whether the body of a request is still on its way. */
export const isStillSending = ({ headers, complete, readableEnded, destroyed }: IncomingMessage): boolean =>
  (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined) &&
  !complete &&
  !readableEnded &&
  !destroyed

/** Sends an answer at once, and ends it when the body has been read: a connection that closes earlier breaks before its client has read. */
export async function* answerWhileReading(answer: string, request: IncomingMessage): AsyncGenerator<string> {
  yield answer
  await readToTheEnd(request)
}

/** Reads and drops what is still being sent. */
function readToTheEnd(request: IncomingMessage): Promise<void> {
  const { socket } = request
  if (!isStillSending(request)) return Promise.resolve()
  const endSlowness = allowSlowness(socket, MAX_MS)
  return new Promise((resolve) => {
    let bytes = 0
    const count = (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > MAX_BYTES) socket.destroy()
    }
    const end = () => {
      endSlowness()
      request.off('end', end).off('close', end)
      resolve()
    }
    // Whoever was reading has given up, and must not hold up the rest.
    request.unpipe()
    request
      .on('error', () => undefined)
      .on('data', count)
      .once('end', end)
      .once('close', end)
      .resume()
  })
}
