import { median } from '../rig/rounds.ts'
import { judge } from '../rig/verdict.ts'
import type { ChatResult } from './load.ts'

export type Name = 'product' | 'bare' | 'bare again' | 'socket.io'
type Turn = ChatResult & { cpuUs: number }
export type Turns = Record<Name, Turn[]>
type Measured = { paced: Turns; full: Turns; names: readonly Name[] }

const EQUAL = { atLeast: 0.8, atMost: 1.25 }

/** Prints the figures of all, and judges the product by its ratios to the others, round by round. */
export function judgeChat({ paced, full, names }: Measured): void {
  const of = (turns: readonly Turn[], pick: (turn: Turn) => number) => median(turns.map(pick))
  const rows = names.map((name) => [
    name,
    {
      'p50 ms at 500/s': Number(of(paced[name], ({ p50 }) => p50).toFixed(2)),
      'p99 ms': Number(of(paced[name], ({ p99 }) => p99).toFixed(2)),
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
      ['p50', ratio(paced, pair, ({ p50 }) => p50)],
      ['p99', ratio(paced, pair, ({ p99 }) => p99)],
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
