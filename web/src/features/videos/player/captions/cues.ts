/** Caption with its start and end. */
export type Cue = { startS: number; endS: number; text: string }

/** Captions of a track without their markup; null until they are loaded. */
export function cuesOf(track: TextTrack): Cue[] | null {
  if (!track.cues || track.cues.length === 0) return null
  return Array.from(track.cues, (cue) => {
    const text = 'text' in cue && typeof cue.text === 'string' ? cue.text : ''
    return { startS: cue.startTime, endS: cue.endTime, text: text.replace(/<[^>]*>/g, '') }
  })
}

/** Caption at a moment. */
export const captionAt = (cues: readonly Cue[], atS: number): string | null =>
  cues.find(({ startS, endS }) => startS <= atS && atS < endS)?.text ?? null

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * Start of each paragraph of a transcript, found by its words in the captions, which are in the same order; null where no caption
 * matches.
 */
export function paragraphTimes(transcript: readonly string[], cues: readonly Cue[]): (number | null)[] {
  if (transcript.length === cues.length) return cues.map(({ startS }) => startS)
  let from = 0
  return transcript.map((paragraph) => {
    const wanted = normalized(paragraph)
    const found = cues.findIndex(({ text }, at) => at >= from && wanted.includes(normalized(text)))
    if (found < 0) return null
    from = found + 1
    return cues[found]?.startS ?? null
  })
}

/** Index of the paragraph at a moment; -1 before the first one with a time. */
export const paragraphAt = (times: readonly (number | null)[], atS: number): number =>
  times.findLastIndex((startS) => startS !== null && startS <= atS + 0.05)
