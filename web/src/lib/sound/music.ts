/** A file of music; what lies between the two moments comes round again and again. */
export type Loop = { source: string; loopFromS: number; loopToS: number }

type Take = { node: AudioBufferSourceNode; volume: GainNode; startedAtS: number }

/** About this long until it is as loud as it gets, and until nothing is heard any more. */
const RISES_S = 1.2
const FADES_S = 0.4
/** A fade is a curve that never ends: after this many of its time constants it is silence. */
const CONSTANTS = 5

/** Whether this browser can play a loop. */
export const canPlayMusic = () => 'AudioContext' in globalThis

/**
 * Plays a loop with soft edges; nothing is fetched before it is to be heard. Not an `<audio>` element: that leaves a gap where it
 * begins again, and plays on when an iPhone is switched to silent.
 */
export function createMusic({ source, loopFromS, loopToS }: Loop) {
  let context: AudioContext | null = null
  let buffer: Promise<AudioBuffer> | null = null
  let take: Take | null = null
  /** Takes that are heard, with those that fade. */
  let sounding = 0
  let isWanted = false
  let isClosed = false
  let fromS = loopFromS

  /** To be called at a press: there browsers allow sound, and some of them only there. */
  function ready() {
    const opened = (context ??= new AudioContext({ latencyHint: 'playback' }))
    // A press may let it run from the start, with nothing to be heard yet.
    opened.resume().then(rest, () => undefined)
    return opened
  }
  /** What is silent takes no power. */
  function rest() {
    if (isWanted || sounding > 0 || !context) return
    const silent = isClosed ? context.close() : context.suspend()
    silent.catch(() => undefined)
  }
  /** Rejects when the music does not come; it is asked for again the next time. */
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
  /** Fades out; the next time it goes on from here. */
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

/** What is to be played, rising from silence. */
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
