import type { FrameToClient } from '@dream/contract/socket/to-client'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { onTestFinished } from 'vitest'

/** A line as the page opened it, with the server's end in the test's hands. */
export type FakeLine = {
  url: string
  /** What the page said, in order. */
  heard: FrameToServer[]
  isClosed: boolean
  /** Lets the page in: the handshake, and the answer to its `auth`. */
  admit: (userId: string) => void
  accept: () => void
  say: (frame: FrameToClient) => void
  /** Ends it from the server's side. */
  drop: (code?: number) => void
}

/** Replaces the browser's sockets for one test; gives the lines in the order in which they were opened. */
export function fakeSockets(): FakeLine[] {
  const lines: FakeLine[] = []
  const real = globalThis.WebSocket
  class FakeWebSocket extends EventTarget {
    static readonly OPEN = 1
    readyState = 0
    onopen: (() => void) | null = null
    onmessage: ((event: { data: unknown }) => void) | null = null
    onclose: ((event: { code: number }) => void) | null = null
    readonly line: FakeLine

    constructor(url: string) {
      super()
      this.line = {
        url,
        heard: [],
        isClosed: false,
        accept: () => {
          this.readyState = 1
          this.onopen?.()
        },
        admit: (userId) => {
          this.line.accept()
          this.line.say({ type: 'auth_success', userId })
        },
        say: (frame) => this.onmessage?.({ data: JSON.stringify(frame) }),
        drop: (code = 1006) => {
          this.readyState = 3
          this.line.isClosed = true
          this.onclose?.({ code })
        },
      }
      lines.push(this.line)
    }
    send(text: string) {
      this.line.heard.push(JSON.parse(text))
    }
    close() {
      this.readyState = 3
      this.line.isClosed = true
    }
  }
  globalThis.WebSocket = FakeWebSocket as unknown as typeof WebSocket
  onTestFinished(() => {
    globalThis.WebSocket = real
  })
  return lines
}
