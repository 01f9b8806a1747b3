/** Caption with its times in seconds. */
export type Cue = { from: number; to: number; text: string }
type Parsed = { cues: Cue[]; flaw: string | null }

/** Max size of a captions file, in bytes. */
export const CAPTIONS_MAX_BYTES = 500_000
/** Tolerance, since encoders cut a video's end a little differently. */
export const END_TOLERANCE_S = 0.25

const TIMING =
  /^(?:(\d{2,}):)?(\d\d):(\d\d)[.](\d{3})[ \t]+-->[ \t]+(?:(\d{2,}):)?(\d\d):(\d\d)[.](\d{3})(?:[ \t].*)?$/

/** Parses WebVTT: the cues up to the first error, and that error in words for the file's author. */
export function parseCaptions(text: string): Parsed {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const [header = '', ...rest] = blocks
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(header)) return { cues: [], flaw: 'It does not begin with WEBVTT.' }
  const cues: Cue[] = []
  for (const block of rest) {
    const lines = block.split('\n').filter((line) => line.trim() !== '')
    if (lines.length === 0 || /^(NOTE|STYLE|REGION)\b/.test(lines[0] ?? '')) continue
    const cue = cueOf(lines)
    const flaw = typeof cue === 'string' ? cue : flawAfter(cues.at(-1), cue)
    if (typeof cue === 'string' || flaw) return { cues, flaw: `Caption ${cues.length + 1}: ${flaw}` }
    cues.push(cue)
  }
  return { cues, flaw: cues.length === 0 ? 'It has no captions.' : null }
}

/** Cue of a block, or its problem. A line before the times is the cue's name. */
function cueOf(lines: readonly string[]): Cue | string {
  const timed = lines.findIndex((line) => line.includes('-->'))
  const parts = TIMING.exec(lines[timed] ?? '')
  if (timed > 1 || !parts) return 'Its times cannot be read. They look like 00:01.000 --> 00:04.500.'
  const [, fromH, fromM, fromS, fromMs, toH, toM, toS, toMs] = parts
  const text = lines.slice(timed + 1).join('\n')
  if (text.trim() === '') return 'It says nothing.'
  return { from: secondsOf(fromH, fromM, fromS, fromMs), to: secondsOf(toH, toM, toS, toMs), text }
}

const secondsOf = (...[hours = '0', minutes = '0', seconds = '0', ms = '0']: (string | undefined)[]) =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(ms) / 1000

function flawAfter(before: Cue | undefined, { from, to }: Cue): string | null {
  if (to <= from) return 'It ends before it begins.'
  return before && from < before.to ? 'It begins before the one above has ended.' : null
}
