let context: AudioContext | null = null

/** Unlocks the sound at the first user gesture, as browsers require. Returns the stop function. */
export function readyChime(): () => void {
  const ready = () => {
    if (!('AudioContext' in globalThis)) return
    context ??= new AudioContext()
    void context.resume().catch(() => undefined)
  }
  const presses = ['pointerdown', 'keydown'] as const
  for (const press of presses) addEventListener(press, ready, { once: true })
  return () => {
    for (const press of presses) removeEventListener(press, ready)
  }
}

/** Two soft notes, a third apart. */
const NOTES = [
  { hertz: 659, afterS: 0 },
  { hertz: 784, afterS: 0.14 },
] as const
const RINGS_S = 0.4
const LOUDNESS = 0.12

/** Plays the chime once; silent before the first user gesture. */
export function chime() {
  if (context?.state !== 'running') return
  for (const { hertz, afterS } of NOTES) {
    const at = context.currentTime + afterS
    const [note, loudness] = [context.createOscillator(), context.createGain()]
    note.frequency.value = hertz
    loudness.gain.setValueAtTime(LOUDNESS, at)
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + RINGS_S)
    note.connect(loudness).connect(context.destination)
    note.start(at)
    note.stop(at + RINGS_S)
  }
}
