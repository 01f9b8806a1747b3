/** A line of captions and when it is shown. */
export type Cue = { startS: number; endS: number; text: string }

/** The captions of a track, without their markup; null until they have arrived. */
export function cuesOf(track: TextTrack): Cue[] | null {
  if (!track.cues || track.cues.length === 0) return null
  return Array.from(track.cues, (cue) => {
    const text = 'text' in cue && typeof cue.text === 'string' ? cue.text : ''
    return { startS: cue.startTime, endS: cue.endTime, text: text.replace(/<[^>]*>/g, '') }
  })
}

/** What is said at a moment. */
export const captionAt = (cues: readonly Cue[], atS: number): string | null =>
  cues.find(({ startS, endS }) => startS <= atS && atS < endS)?.text ?? null

const normalized = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * When each paragraph of a transcript begins, found by its words in the captions, which come in the same order; null
 * where no caption says what the paragraph does.
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

/** The paragraph that a moment belongs to; -1 before the first one with a time. */
export const paragraphAt = (times: readonly (number | null)[], atS: number): number =>
  times.findLastIndex((startS) => startS !== null && startS <= atS + 0.05)
