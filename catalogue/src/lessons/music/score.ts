/** A note: start in the loop, duration, loudness, and pan from left (0) to right (1). */
export interface Note {
  atS: number
  lastsS: number
  hertz: number
  loudness: number
  pan: number
}

/** Length of the loop: longer than any lesson, so that it never repeats within one. */
export const LOOP_S = 72
const CHORD_S = 9
/** Overlap: each chord swells under the end of the previous one. */
const RISES_BEFORE_S = 2.5
const FADES_AFTER_S = 4.5

/** MIDI numbers from the bass up, in D major. From chord to chord the upper voices stay or move by a step or two. */
const CHORDS = [
  [50, 57, 61, 64, 66],
  [47, 54, 57, 62, 66],
  [43, 54, 59, 62, 66],
  [45, 52, 59, 62, 64],
  [42, 52, 57, 61, 64],
  [47, 54, 57, 62, 64],
  [40, 54, 59, 62, 67],
  [45, 52, 57, 62, 64],
] as const

/** Single notes over the chords: seconds from the start, and MIDI numbers. None of them marks a beat. */
const TOUCHES = [
  [2.5, 78],
  [5.5, 73],
  [7, 76],
  [12, 74],
  [15.5, 78],
  [20.5, 71],
  [23.5, 74],
  [25, 81],
  [30.5, 76],
  [33.5, 71],
  [38.5, 73],
  [42, 69],
  [43.5, 76],
  [48, 74],
  [51.5, 66],
  [57, 78],
  [60, 71],
  [61.5, 74],
  [66, 76],
  [69, 69],
] as const

/** The bass is loud and centred; the voices above it are panned side by side. */
const BASS = { loudness: 0.9, pan: 0.5 }
const VOICES = [
  { loudness: 0.75, pan: 0.3 },
  { loudness: 0.7, pan: 0.68 },
  { loudness: 0.6, pan: 0.42 },
  { loudness: 0.5, pan: 0.58 },
] as const
const TOUCH_S = 6

const hertzOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12)

/** Notes of the eight chords, which swell and fade. */
export const CHORD_NOTES: readonly Note[] = CHORDS.flatMap((chord, index) =>
  chord.map((midi, voice) => ({
    atS: (index * CHORD_S - RISES_BEFORE_S + LOOP_S) % LOOP_S,
    lastsS: RISES_BEFORE_S + CHORD_S + FADES_AFTER_S,
    hertz: hertzOf(midi),
    ...(VOICES[voice - 1] ?? BASS),
  })),
)

/** Single notes, which are struck once and decay. */
export const TOUCHED_NOTES: readonly Note[] = TOUCHES.map(([atS, midi], index) => ({
  atS,
  lastsS: TOUCH_S,
  hertz: hertzOf(midi),
  loudness: 0.5 + 0.1 * (index % 3),
  pan: 0.35 + 0.1 * (index % 4),
}))
