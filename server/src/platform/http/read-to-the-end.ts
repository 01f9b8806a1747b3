import type { IncomingMessage } from 'node:http'
import { allowSlowness } from './slow-requests.ts'

/** Limits beyond which the connection is closed, whatever its client makes of that. */
const MAX_BYTES = 64 * 1024 * 1024
const MAX_MS = 60_000

/** Whether the body of a request is still being sent. */
export const isStillSending = ({ headers, complete, readableEnded, destroyed }: IncomingMessage): boolean =>
  (Number(headers['content-length']) > 0 || headers['transfer-encoding'] !== undefined) &&
  !complete &&
  !readableEnded &&
  !destroyed

/**
 * Sends an answer at once, and ends it when the body has been read: a connection closed earlier breaks before its client has read
 * the answer.
 */
export async function* answerWhileReading(answer: string, request: IncomingMessage): AsyncGenerator<string> {
  yield answer
  await readToTheEnd(request)
}

/** Reads and discards the rest of the body. */
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
    // Detaches an earlier reader, which would apply backpressure.
    request.unpipe()
    request
      .on('error', () => undefined)
      .on('data', count)
      .once('end', end)
      .once('close', end)
      .resume()
  })
}
