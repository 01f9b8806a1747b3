import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { onTestFinished } from 'vitest'

/** Connection opened by the page, with the server's end controlled by the test. */
export type FakeConnection = {
  url: string
  /** Frames that the page sent, in order. */
  received: FrameToServer[]
  isClosed: boolean
  /** Completes the handshake, and answers the page's `auth`. */
  admit: (userId: string) => void
  accept: () => void
  send: (frame: FrameToClient) => void
  /** Closes it from the server's side. */
  drop: (code?: number) => void
}

/** Replaces WebSocket for one test; returns the connections in the order in which they were opened. */
export function fakeSockets(): FakeConnection[] {
  const connections: FakeConnection[] = []
  const real = globalThis.WebSocket
  class FakeWebSocket extends EventTarget {
    static readonly OPEN = 1
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((event: { data: unknown }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    readonly connection: FakeConnection

    constructor(url: string) {
      super()
      this.connection = {
        url,
        received: [],
        isClosed: false,
        accept: () => {
          this.readyState = 1
          this.onopen?.()
        },
        admit: (userId) => {
          this.connection.accept()
          this.connection.send({ type: 'auth_success', userId })
        },
        send: (frame) => this.onmessage?.({ data: JSON.stringify(frame) }),
        drop: (code = 1006) => {
          this.readyState = 3
          this.connection.isClosed = true
          this.onclose?.({ code })
        },
      }
      connections.push(this.connection)
    }
    send(text: string) {
      this.connection.received.push(JSON.parse(text) as FrameToServer)
    }
    close() {
      this.readyState = 3
      this.connection.isClosed = true
    }
  }
  globalThis.WebSocket = FakeWebSocket as unknown as typeof WebSocket
  onTestFinished(() => {
    globalThis.WebSocket = real
  })
  return connections
}
