import { onTestFinished, vi } from 'vitest'

type Part = { isPlaying: boolean; loop: boolean; loopStart: number; loopEnd: number; fromS: number }

/** Replaces Web Audio for one test, and the network for music files; call it after `fakeApi`. */
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
    /** Ends all pending fade-outs. */
    fade: () => fading.splice(0).forEach((end) => end()),
    /** Advances the audio clock. */
    pass: (seconds: number) => contexts.forEach((context) => (context.currentTime += seconds)),
    /** Sets whether the music file can be loaded. */
    goAway: (isAway: boolean) => (isThere = !isAway),
  }
}
