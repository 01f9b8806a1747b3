import type { LoadGenerator, LoadResult } from './load.ts'
import type { ServerProcess } from './server-process.ts'

/** A server and its requests for a turn of so many milliseconds. */
export type Contender = {
  name: string
  server: ServerProcess
  requests(ms: number): string[]
  connections: number
}

export type Round = LoadResult & { cpuUsPerRequest: number }

/** Warm-up turn: everybody has sent a request once, and the JIT has settled. */
const WARM_MS = 8000

/** `tidy` runs before each round except the warm-up, outside of any measured time. */
type Rounds = { rounds: number; ms: number; tidy?: () => Promise<void> }

/** Runs the contenders in turns, each round starting with another one, so that fluctuations of the machine affect all of them. */
export async function runRounds(
  load: LoadGenerator,
  contenders: readonly Contender[],
  { rounds, ms, tidy }: Rounds,
): Promise<Map<string, Round[]>> {
  const results = new Map<string, Round[]>(contenders.map(({ name }) => [name, []]))
  for (let round = -1; round < rounds; round += 1) {
    if (round >= 0) await tidy?.()
    const first = (round + 1) % contenders.length
    for (const { name, server, requests, connections } of [
      ...contenders.slice(first),
      ...contenders.slice(0, first),
    ]) {
      const turnMs = round < 0 ? Math.max(WARM_MS, ms) : ms
      const order = { port: server.port, connections, ms: turnMs, requests: requests(turnMs) }
      const before = server.cpuMs()
      const result = await load.run(order)
      if (result.failures > 0)
        throw new Error(`${name}: ${result.failures} of ${result.count} answers were not 200`)
      const cpuUsPerRequest = ((server.cpuMs() - before) * 1000) / result.count
      if (round >= 0) results.get(name)?.push({ ...result, cpuUsPerRequest })
    }
  }
  return results
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** Median of the ratios of each round. */
export function ratio(
  rounds: readonly Round[],
  reference: readonly Round[],
  of: (round: Round) => number,
): number {
  return median(rounds.map((round, at) => of(round) / (reference[at] ? of(reference[at]) : NaN)))
}

export function printRounds(results: ReadonlyMap<string, readonly Round[]>): void {
  console.table(
    Object.fromEntries(
      [...results].map(([name, rounds]) => [
        name,
        {
          'req/s': Math.round(median(rounds.map(({ perSecond }) => perSecond))),
          'CPU us/req': Math.round(median(rounds.map(({ cpuUsPerRequest }) => cpuUsPerRequest))),
          'p50 ms': Number(median(rounds.map(({ p50 }) => p50)).toFixed(2)),
          'p99 ms': Number(median(rounds.map(({ p99 }) => p99)).toFixed(2)),
        },
      ]),
    ),
  )
}
