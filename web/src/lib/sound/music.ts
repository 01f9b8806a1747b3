/** Music file; the part between the two times is looped. */
export type Loop = { source: string; loopFromS: number; loopToS: number }

type Take = { node: AudioBufferSourceNode; volume: GainNode; startedAtS: number }

/** Approximate durations of fade-in and fade-out. */
const RISES_S = 1.2
const FADES_S = 0.4
/** Time constants of an exponential fade until it counts as silence. */
const CONSTANTS = 5

/** Whether this browser can play a loop. */
export const canPlayMusic = () => 'AudioContext' in globalThis

/**
 * Plays a loop with fades; fetches nothing before the first play. Not an `<audio>` element, which leaves a gap between repeats and
 * plays on when an iPhone is muted.
 */
export function createMusic({ source, loopFromS, loopToS }: Loop) {
  let context: AudioContext | null = null
  let buffer: Promise<AudioBuffer> | null = null
  let take: Take | null = null
  /** Number of audible takes, including those that fade out. */
  let sounding = 0
  let isWanted = false
  let isClosed = false
  let fromS = loopFromS

  /** Unlocks the audio context: call it in a press, since some browsers allow sound only there. */
  function ready() {
    const opened = (context ??= new AudioContext({ latencyHint: 'playback' }))
    // It may run from the press on, while nothing is audible yet.
    opened.resume().then(rest, () => undefined)
    return opened
  }
  /** Suspends a silent context, to save power. */
  function rest() {
    if (isWanted || sounding > 0 || !context) return
    const silent = isClosed ? context.close() : context.suspend()
    silent.catch(() => undefined)
  }
  /** Rejects when the music fails to load; the next call tries again. */
  async function play() {
    isWanted = true
    const opened = ready()
    buffer ??= load(opened, source)
    const loop = await buffer.catch((error: unknown) => {
      buffer = null
      isWanted = false
      rest()
      throw error
    })
    if (isWanted && !take) take = begin(opened, loop)
    else rest()
  }
  function begin(opened: AudioContext, loop: AudioBuffer): Take {
    const begun = takeOf(opened, { buffer: loop, loop: true, loopStart: loopFromS, loopEnd: loopToS })
    begun.node.onended = () => {
      sounding -= 1
      rest()
    }
    begun.node.start(0, fromS)
    sounding += 1
    return begun
  }
  /** Fades out; the next play resumes from here. */
  function pause(overS = FADES_S) {
    isWanted = false
    if (!take || !context) return
    const { node, volume, startedAtS } = take
    const { currentTime: nowS } = context
    take = null
    fromS = loopFromS + ((fromS - loopFromS + nowS - startedAtS) % (loopToS - loopFromS))
    volume.gain.setTargetAtTime(0, nowS, overS / CONSTANTS)
    node.stop(nowS + overS)
  }
  function close() {
    isClosed = true
    pause()
    rest()
  }

  if (navigator.userActivation?.isActive) ready()
  return { ready, play, pause, close }
}
export type Music = ReturnType<typeof createMusic>

/** Creates a source with a fade-in. */
function takeOf(context: AudioContext, options: AudioBufferSourceOptions): Take {
  const [node, volume] = [context.createBufferSource(), context.createGain()]
  Object.assign(node, options)
  volume.gain.setValueAtTime(0, context.currentTime)
  volume.gain.setTargetAtTime(1, context.currentTime, RISES_S / CONSTANTS)
  node.connect(volume).connect(context.destination)
  return { node, volume, startedAtS: context.currentTime }
}

async function load(context: AudioContext, source: string): Promise<AudioBuffer> {
  const answer = await fetch(source)
  if (!answer.ok) throw new Error(`${source} is not there`)
  return context.decodeAudioData(await answer.arrayBuffer())
}
