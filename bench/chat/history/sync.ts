import type { WebSocket } from 'ws'

/**
 * Returns a function that requests a backfill after a message, as a reconnecting device does; resolves to the milliseconds it
 * took.
 */
export function createSyncer(socket: WebSocket, conversationId: string, seq: number): () => Promise<number> {
  const question = JSON.stringify({ type: 'sync', conversations: [{ conversationId, seq }] })
  return () =>
    new Promise((resolve, reject) => {
      const started = performance.now()
      const end = () => reject(new Error('The socket closed before it was synced'))
      const hear = (data: unknown) => {
        if (!String(data).startsWith('{"type":"synced"')) return
        socket.off('message', hear)
        socket.off('close', end)
        resolve(performance.now() - started)
      }
      socket.on('message', hear)
      socket.on('close', end)
      socket.send(question)
    })
}
