import { onTestFinished, vi } from 'vitest'

type Part = { isPlaying: boolean; loop: boolean; loopStart: number; loopEnd: number; fromS: number }

/** Replaces the browser's sound for one test, and the network for files of music; call it after `fakeApi`. */
export function fakeAudio() {
  const parts: Part[] = []
  const asked: string[] = []
  const contexts: FakeContext[] = []
  const fading: (() => void)[] = []
  let isThere = true

  class FakeContext {
    state = 'running'
    currentTime = 0
    destination = {}
    constructor() {
      contexts.push(this)
    }
    resume = async () => void (this.state = 'running')
    suspend = async () => void (this.state = 'suspended')
    close = async () => void (this.state = 'closed')
    decodeAudioData = async () => ({})
    createGain = () => ({
      gain: { setValueAtTime: () => {}, setTargetAtTime: () => {} },
      connect: () => ({}),
    })
    createBufferSource() {
      const part = {
        isPlaying: false,
        loop: false,
        loopStart: 0,
        loopEnd: 0,
        fromS: 0,
        onended: () => {},
        connect: (to: object) => to,
        start: (_at: number, fromS: number) => void Object.assign(part, { isPlaying: true, fromS }),
        stop: () => {
          part.isPlaying = false
          fading.push(part.onended)
        },
      }
      parts.push(part)
      return part
    }
  }
  vi.stubGlobal('AudioContext', FakeContext)
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (!String(input).endsWith('.m4a')) return real(input, init)
    asked.push(String(input))
    return new Response('music', { status: isThere ? 200 : 503 })
  }
  onTestFinished(() => {
    globalThis.fetch = real
    vi.unstubAllGlobals()
  })
  return {
    asked,
    states: () => contexts.map(({ state }) => state),
    playing: () => parts.filter(({ isPlaying }) => isPlaying),
    /** As if all that is stopped had faded out. */
    fade: () => fading.splice(0).forEach((end) => end()),
    /** As if so many seconds had been heard. */
    pass: (seconds: number) => contexts.forEach((context) => (context.currentTime += seconds)),
    /** Whether the network has the music. */
    goAway: (isAway: boolean) => (isThere = !isAway),
  }
}
