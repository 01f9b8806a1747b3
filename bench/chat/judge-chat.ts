import { median } from '../rig/rounds.ts'
import { judge } from '../rig/verdict.ts'
import type { ChatResult } from './load.ts'

export type Name = 'product' | 'bare' | 'bare again' | 'socket.io'
/** `stolen`: what the machine under this one took away meanwhile. */
export type Turn = ChatResult & { cpuUs: number; stolen: number }
export type Turns = Record<Name, Turn[]>
type Measured = { paced: Turns; full: Turns; names: readonly Name[] }

const EQUAL = { atLeast: 0.8, atMost: 1.25 }

/**
 * The fewest ticks stolen in a part of a turn that leave everybody a third of theirs: what happens while others have the machine says
 * nothing of a program.
 */
function calmest(all: readonly (readonly Turn[])[]): number {
  return Math.max(
    ...all.map((turns) =>
      quantile(
        turns.map(({ stolen }) => stolen),
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

/** Prints the figures of all, and judges the product by its ratios to the others: latencies taken together, the rest turn by turn. */
export function judgeChat({ paced, full, names }: Measured): void {
  const most = calmest(names.map((name) => paced[name]))
  const latency = (name: Name, share: number) =>
    quantile(
      paced[name].filter(({ stolen }) => stolen <= most).flatMap(({ latencies }) => latencies),
      share,
    )
  console.log(
    `Latencies of parts of paced turns in which the machine was taken away for at most ${most * 10} ms`,
  )
  const of = (turns: readonly Turn[], pick: (turn: Turn) => number) => median(turns.map(pick))
  const rows = names.map((name) => [
    name,
    {
      'p50 ms at 500/s': Number(latency(name, 0.5).toFixed(2)),
      'p99 ms': Number(latency(name, 0.99).toFixed(2)),
      'CPU us/msg': Math.round(of(paced[name], ({ cpuUs }) => cpuUs)),
      'ceiling msg/s': Math.round(of(full[name], ({ perSecond }) => perSecond)),
      'its CPU us/msg': Math.round(of(full[name], ({ cpuUs }) => cpuUs)),
    },
  ])
  console.table(Object.fromEntries(rows))

  const ratio = (turns: Turns, [one, other]: readonly [Name, Name], pick: (turn: Turn) => number) =>
    median(turns[one].map((turn, at) => pick(turn) / (turns[other][at] ? pick(turns[other][at]) : NaN)))
  const figures = (...pair: readonly [Name, Name]) =>
    [
      ['p50', latency(pair[0], 0.5) / latency(pair[1], 0.5)],
      ['p99', latency(pair[0], 0.99) / latency(pair[1], 0.99)],
      ['CPU per message', ratio(paced, pair, ({ cpuUs }) => cpuUs)],
      ['ceiling', ratio(full, pair, ({ perSecond }) => perSecond)],
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
