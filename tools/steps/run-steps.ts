import type { Ran } from './run-command.ts'

/** A step of the check. `signal` ends it when another step has failed. */
export type Step = { name: string; run: (signal: AbortSignal) => Promise<Ran> }

/**
 * Runs the steps of a lane one after the other and the lanes beside each other. Prints a line for each step, and stops all at
 * the first that fails, with its output.
 */
export async function runSteps(lanes: readonly (readonly Step[])[]): Promise<boolean> {
  const stop = new AbortController()
  const runLane = async (steps: readonly Step[]) => {
    for (const { name, run } of steps) {
      if (stop.signal.aborted) return
      const started = performance.now()
      const { isGreen, output } = await run(stop.signal)
      if (stop.signal.aborted) return
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${isGreen ? 'ok  ' : 'FAIL'} ${name.padEnd(24)} ${seconds.padStart(6)} s`)
      if (isGreen) continue
      stop.abort()
      console.log(`\n${output.trim()}\n`)
    }
  }
  await Promise.all(lanes.map(runLane))
  return !stop.signal.aborted
}
