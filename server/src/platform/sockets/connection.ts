import type { WebSocket } from 'ws'

/** Owner of a socket, as authenticated by its handshake, and its IP address. */
export type SocketOwner = { userId: string; sessionId: string; ip: string }

/** Open socket, from the server's side. */
export type SocketConnection = SocketOwner & {
  /** Sends a text; terminates a client whose buffer is full. */
  send(text: string): void
  /**
   * Resolves once everything sent so far has left this process, or the socket is closed; a client that does not read is
   * terminated.
   */
  flushed(): Promise<void>
  /** Counts a ping that was sent; false when too many were not answered. */
  ping(): boolean
  /** Records activity of the client. */
  noteActivity(): void
  close(code: number, reason: string): void
  /** Ends it without a close frame: its client may be gone. */
  terminate(): void
  isOpen(): boolean
}

/** Max bytes buffered for one slow client. */
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
        // A control frame is queued behind all buffered data.
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
