import type { Progress } from './progress.ts'
import type { Ran } from '../steps/run-command.ts'

/** A step of the check. `signal` aborts it when another step has failed; `note` is printed after its seconds. */
export type Step = { name: string; run: (signal: AbortSignal) => Promise<Ran & { note?: string }> }
export type Watch = { progress: Progress; signal: AbortSignal }

/**
 * Runs the steps of a lane in sequence and the lanes in parallel. Prints a line for each step; at the first failure it stops all
 * and prints the output.
 */
export async function runSteps(lanes: readonly (readonly Step[])[], watch: Watch): Promise<boolean> {
  const stop = new AbortController()
  const signal = AbortSignal.any([stop.signal, watch.signal])
  const runLane = async (steps: readonly Step[]) => {
    for (const { name, run } of steps) {
      if (signal.aborted) return
      const started = performance.now()
      watch.progress.begin(name)
      const { isGreen, output, note = '' } = await run(signal)
      watch.progress.end(name)
      if (stop.signal.aborted) return
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(
        `${isGreen ? 'ok  ' : 'FAIL'} ${name.padEnd(29)} ${seconds.padStart(6)} s  ${note}`.trimEnd(),
      )
      if (isGreen) continue
      stop.abort()
      console.log(`\n${output.trim()}\n`)
    }
  }
  await Promise.all(lanes.map(runLane))
  return !signal.aborted
}
