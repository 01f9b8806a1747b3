import type { WebSocket } from 'ws'

/** Whom a socket belongs to, as its handshake proved it. */
export type Holder = { userId: string; sessionId: string; address: string }

/** One open socket, from the server's side. */
export type Connection = Holder & {
  /** Sends a text, unless its reader is so slow that it has to be cut off. */
  send(text: string): void
  /** Resolves once everything sent so far has left this process, or the socket is gone; whoever does not read is cut off. */
  flushed(): Promise<void>
  /** Counts a ping that went out; false when too many were not answered. */
  ping(): boolean
  /** Notes that the other side is there. */
  heard(): void
  close(code: number, reason: string): void
  /** Ends it without a word to its reader, who may not be listening. */
  cut(): void
  isOpen(): boolean
}

/** Bytes that may wait for one slow reader. */
const MOST_WAITING = 1024 * 1024
const CLOSE_PATIENCE_MS = 1000
const FLUSH_PATIENCE_MS = 10_000

/** Wraps a socket whose handshake is done. */
export function createConnection(
  socket: WebSocket,
  holder: Holder,
  { missedPings }: { missedPings: number },
): Connection {
  let unanswered = 0
  const isOpen = () => socket.readyState === socket.OPEN

  return {
    ...holder,
    isOpen,
    send(text) {
      if (!isOpen()) return
      if (socket.bufferedAmount + text.length > MOST_WAITING) socket.terminate()
      else socket.send(text)
    },
    flushed: () =>
      new Promise((resolve) => {
        if (!isOpen() || socket.bufferedAmount === 0) return resolve()
        const late = setTimeout(() => socket.terminate(), FLUSH_PATIENCE_MS)
        // A control frame goes behind all that waits.
        socket.pong('', false, () => {
          clearTimeout(late)
          resolve()
        })
      }),
    ping() {
      unanswered += 1
      return unanswered <= missedPings
    },
    heard() {
      unanswered = 0
    },
    close(code, reason) {
      if (!isOpen()) return
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), CLOSE_PATIENCE_MS).unref()
    },
    cut: () => socket.terminate(),
  }
}
