import { median } from '../rig/rounds.ts'
import { judge } from '../rig/judge.ts'
import { type Name, NAMES } from './contenders.ts'
import type { ChatResult } from './load.ts'

/** `cpuUs`: CPU time of the server for each message, in microseconds. */
export type Turn = ChatResult & { cpuUs: number }
export type Turns = Record<Name, Turn[]>

const EQUAL = { atLeast: 0.8, atMost: 1.25 }

/** Prints the figures of all contenders and judges the product by its ratios to bare, turn by turn; p99 is reported, not judged. */
export function judgeChat({ paced, full }: { paced: Turns; full: Turns }): void {
  const of = (turns: readonly Turn[], pick: (turn: Turn) => number) => median(turns.map(pick))
  const rows = NAMES.map((name) => [
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

  const ratio = (one: readonly Turn[], other: readonly Turn[], pick: (turn: Turn) => number) =>
    median(one.map((turn, at) => pick(turn) / (other[at] ? pick(other[at]) : NaN)))
  const figures = (name: Name) =>
    [
      ['p50', ratio(paced[name], paced.bare, ({ p50 }) => p50)],
      ['CPU per message', ratio(paced[name], paced.bare, ({ cpuUs }) => cpuUs)],
      ['ceiling', ratio(full[name], full.bare, ({ perSecond }) => perSecond)],
    ] as const
  judge({
    controls: figures('bare again').map(([what, value]) => ({
      what: `bare against itself, ${what}`,
      value,
      ...EQUAL,
    })),
    goals: figures('product').map(([what, value]) => ({
      what: `product against bare, ${what}`,
      value,
      ...(what === 'ceiling' ? { atLeast: 0.8 } : { atMost: 1.5 }),
    })),
  })
}
