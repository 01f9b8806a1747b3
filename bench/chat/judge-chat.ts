import type { Window } from '../rig/others.ts'
import { median } from '../rig/rounds.ts'
import { judge } from '../rig/verdict.ts'
import { type Name, NAMES } from './contenders.ts'
import type { ChatResult } from './load.ts'

/** `cpuUs`: of the server, for a message; `windows`: what others had of the machine, in steps that cover the turn. */
export type Turn = ChatResult & { cpuUs: number; windows: readonly Window[] }
export type Turns = Record<Name, Turn[]>
type Measured = { paced: Turns; full: Turns }

const EQUAL = { atLeast: 0.8, atMost: 1.25 }

/** What the machine's own housekeeping takes of a window, and disturbs nobody. */
const CALM_MS = 1

/**
 * Latencies of the messages that were under way in calm windows alone, sorted: what happens while somebody else has a processor,
 * for milliseconds at a time, says nothing of a program.
 */
function calmOf(turns: readonly Turn[]): number[] {
  const latencies = turns.flatMap(({ delivered, windows }) => {
    const disturbed = windows.filter(({ othersMs }) => othersMs > CALM_MS)
    return delivered
      .filter(({ sentAt, at }) => disturbed.every(({ from, to }) => at < from || sentAt > to))
      .map(({ sentAt, at }) => at - sentAt)
  })
  return latencies.toSorted((a, b) => a - b)
}

/** The value below which this share lies. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN

/** Prints the figures of all, and judges the product by its ratios to the others: latencies taken together, the rest turn by turn. */
export function judgeChat({ paced, full }: Measured): void {
  const calm = new Map(NAMES.map((name) => [name, calmOf(paced[name])]))
  const latency = (name: Name, share: number) => quantile(calm.get(name) ?? [], share)
  const of = (turns: readonly Turn[], pick: (turn: Turn) => number) => median(turns.map(pick))
  const rows = NAMES.map((name) => [
    name,
    {
      'calm messages': calm.get(name)?.length,
      'p50 ms at 500/s': Number(latency(name, 0.5).toFixed(2)),
      'p99 ms': Number(latency(name, 0.99).toFixed(2)),
      'CPU us/msg': Math.round(of(paced[name], ({ cpuUs }) => cpuUs)),
      'ceiling msg/s': Math.round(of(full[name], ({ perSecond }) => perSecond)),
      'its CPU us/msg': Math.round(of(full[name], ({ cpuUs }) => cpuUs)),
    },
  ])
  console.table(Object.fromEntries(rows))

  const ratio = (one: readonly Turn[], other: readonly Turn[], pick: (turn: Turn) => number) =>
    median(one.map((turn, at) => pick(turn) / (other[at] ? pick(other[at]) : NaN)))
  const figures = (one: Name, other: Name) =>
    [
      ['p50', latency(one, 0.5) / latency(other, 0.5)],
      ['p99', latency(one, 0.99) / latency(other, 0.99)],
      ['CPU per message', ratio(paced[one], paced[other], ({ cpuUs }) => cpuUs)],
      ['ceiling', ratio(full[one], full[other], ({ perSecond }) => perSecond)],
    ] as const
  judge({
    controls: figures('bare again', 'bare').map(([what, value]) => ({
      what: `bare against itself, ${what}`,
      value,
      ...EQUAL,
    })),
    goals: [
      ...figures('product', 'bare').map(([what, value]) => ({
        what: `product against bare, ${what}`,
        value,
        ...(what === 'ceiling' ? { atLeast: 0.8 } : { atMost: 1.3 }),
      })),
      ...figures('product', 'socket.io').map(([what, value]) => ({
        what: `product against Socket.IO, ${what}`,
        value,
        ...(what === 'ceiling' ? { atLeast: 1 } : { atMost: 1 }),
      })),
    ],
  })
}
