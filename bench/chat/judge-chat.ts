import { median } from '../rig/rounds.ts'
import { judge } from '../rig/verdict.ts'
import { type Name, NAMES } from './contenders.ts'
import type { ChatResult } from './load.ts'

/** `stolen`: what the machine under this one took away meanwhile. */
export type Part = ChatResult & { cpuUs: number; stolen: number }
/** Each turn in its parts. */
export type PacedTurns = Record<Name, Part[][]>
export type FullTurns = Record<Name, Part[]>
type Measured = { paced: PacedTurns; full: FullTurns }

const EQUAL = { atLeast: 0.8, atMost: 1.25 }

/**
 * The fewest ticks stolen in a part of a turn that leave everybody a third of theirs: what happens while others have the machine says
 * nothing of a program.
 */
function calmest(all: readonly (readonly Part[])[]): number {
  return Math.max(
    ...all.map((parts) =>
      quantile(
        parts.map(({ stolen }) => stolen),
        1 / 3,
      ),
    ),
  )
}

/** The value below which this share lies. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
}

/** The median over the turns: when the disk stands still for a moment, that hits whoever has their turn, and no other one. */
function latencyOf(turns: readonly (readonly Part[])[], most: number, share: number): number {
  const calm = turns
    .map((parts) => parts.filter(({ stolen }) => stolen <= most))
    .filter(({ length }) => length > 0)
  return median(
    calm.map((parts) =>
      quantile(
        parts.flatMap(({ latencies }) => latencies),
        share,
      ),
    ),
  )
}

/** Prints the figures of all, and judges the product by its ratios to the others. */
export function judgeChat({ paced, full }: Measured): void {
  const partsOf = (name: Name) => paced[name].flat()
  const most = calmest(NAMES.map(partsOf))
  const latency = (name: Name, share: number) => latencyOf(paced[name], most, share)
  console.log(
    `Latencies of parts of paced turns in which the machine was taken away for at most ${most * 10} ms`,
  )
  const of = (turns: readonly Part[], pick: (turn: Part) => number) => median(turns.map(pick))
  const rows = NAMES.map((name) => [
    name,
    {
      'p50 ms at 500/s': Number(latency(name, 0.5).toFixed(2)),
      'p99 ms': Number(latency(name, 0.99).toFixed(2)),
      'CPU us/msg': Math.round(of(partsOf(name), ({ cpuUs }) => cpuUs)),
      'ceiling msg/s': Math.round(of(full[name], ({ perSecond }) => perSecond)),
      'its CPU us/msg': Math.round(of(full[name], ({ cpuUs }) => cpuUs)),
    },
  ])
  console.table(Object.fromEntries(rows))

  const ratio = (one: readonly Part[], other: readonly Part[], pick: (turn: Part) => number) =>
    median(one.map((turn, at) => pick(turn) / (other[at] ? pick(other[at]) : NaN)))
  const figures = (one: Name, other: Name) =>
    [
      ['p50', latency(one, 0.5) / latency(other, 0.5)],
      ['p99', latency(one, 0.99) / latency(other, 0.99)],
      ['CPU per message', ratio(partsOf(one), partsOf(other), ({ cpuUs }) => cpuUs)],
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
