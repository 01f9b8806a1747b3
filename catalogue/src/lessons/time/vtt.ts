/** A caption with its time in seconds. */
export interface Cue {
  from: number
  to: number
  lines: readonly string[]
}

const clock = (seconds: number) => {
  const milliseconds = Math.round(seconds * 1000)
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `${part(Math.floor(milliseconds / 60_000), 2)}:${part(Math.floor(milliseconds / 1000) % 60, 2)}.${part(milliseconds % 1000, 3)}`
}

/** Cue position over the video's own caption bar: above it, captions would hide the drawing. */
const PLACE = 'line:84% align:start position:7%'

export const writeVtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(({ from, to, lines }) => `${clock(from)} --> ${clock(to)} ${PLACE}\n${lines.join('\n')}\n`).join('\n')}`

const secondsOf = (text: string) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

/** Parses the output of `writeVtt`. */
export function readVtt(text: string): Cue[] {
  const [head = '', ...blocks] = text.trimEnd().split('\n\n')
  if (head.trim() !== 'WEBVTT') throw new Error('Not a WebVTT file.')
  return blocks.map((block) => {
    const [time = '', ...lines] = block.split('\n')
    const [from = '', , to = ''] = time.split(' ')
    return { from: secondsOf(from), to: secondsOf(to), lines }
  })
}
