import { onTestFinished } from 'vitest'

type Answer = { status: number; body: unknown; headers?: Record<string, string> }
/** Handler of an upload: its answer, or null for one that never gets one. */
type Handler = (asked: { url: URL; upload: FakeUpload }) => Answer | null | Promise<Answer | null>

/** Upload as seen and controlled by a test. */
export type FakeUpload = { hasSent: (loaded: number, total: number) => void; isAborted: () => boolean }

/** Replaces uploads by XMLHttpRequest for one test; returns the requested paths. */
export function fakeUploads(handler: Handler): string[] {
  const asked: string[] = []
  const real = globalThis.XMLHttpRequest

  class FakeRequest {
    timeout = 0
    status = 0
    statusText = ''
    responseText = ''
    onload: (() => void) | null = null
    onerror: (() => void) | null = null
    onabort: (() => void) | null = null
    ontimeout: (() => void) | null = null
    upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null } = { onprogress: null }
    #url = new URL('http://localhost')
    #headers: Record<string, string> = {}
    #isAborted = false

    open(_: string, url: string) {
      this.#url = new URL(url, 'http://localhost')
    }
    setRequestHeader() {}
    getResponseHeader(name: string) {
      return this.#headers[name] ?? null
    }
    abort() {
      this.#isAborted = true
      this.onabort?.()
    }
    send() {
      asked.push(this.#url.pathname)
      void this.#answer()
    }
    async #answer() {
      const upload = {
        hasSent: (loaded: number, total: number) => this.upload.onprogress?.({ loaded, total }),
        isAborted: () => this.#isAborted,
      }
      const answer = await handler({ url: this.#url, upload })
      if (!answer || this.#isAborted) return
      this.status = answer.status
      this.responseText = JSON.stringify(answer.body)
      this.#headers = answer.headers ?? {}
      this.onload?.()
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest })
  onTestFinished(() => void Object.assign(globalThis, { XMLHttpRequest: real }))
  return asked
}
