import type { WebSocket } from 'ws'

/** Whom a socket belongs to, as its handshake proved it, and which IP address it came from. */
export type SocketOwner = { userId: string; sessionId: string; ip: string }

/** One open socket, from the server's side. */
export type SocketConnection = SocketOwner & {
  /** Sends a text, unless its reader is so slow that it has to be terminated. */
  send(text: string): void
  /** Resolves once everything sent so far has left this process, or the socket is closed; whoever does not read is terminated. */
  flushed(): Promise<void>
  /** Counts a ping that went out; false when too many were not answered. */
  ping(): boolean
  /** Notes that the other side is there. */
  noteActivity(): void
  close(code: number, reason: string): void
  /** Ends it without a close frame: its reader may not be there. */
  terminate(): void
  isOpen(): boolean
}

/** Bytes that may wait for one slow reader. */
export const MAX_BUFFERED = 1024 * 1024
const CLOSE_TIMEOUT_MS = 1000
const FLUSH_TIMEOUT_MS = 10_000

/** Wraps a socket whose handshake is done. */
export function createConnection(
  socket: WebSocket,
  owner: SocketOwner,
  { missedPings, flushMs = FLUSH_TIMEOUT_MS }: { missedPings: number; flushMs?: number | undefined },
): SocketConnection {
  let unanswered = 0
  const isOpen = () => socket.readyState === socket.OPEN

  return {
    ...owner,
    isOpen,
    send(text) {
      if (!isOpen()) return
      if (socket.bufferedAmount + text.length > MAX_BUFFERED) socket.terminate()
      else socket.send(text)
    },
    flushed: () =>
      new Promise((resolve) => {
        if (!isOpen() || socket.bufferedAmount === 0) return resolve()
        const timeout = setTimeout(() => socket.terminate(), flushMs)
        // A control frame goes behind all that waits.
        socket.pong('', false, () => {
          clearTimeout(timeout)
          resolve()
        })
      }),
    ping() {
      unanswered += 1
      return unanswered <= missedPings
    },
    noteActivity() {
      unanswered = 0
    },
    close(code, reason) {
      if (!isOpen()) return
      socket.close(code, reason)
      setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
    },
    terminate: () => socket.terminate(),
  }
}
