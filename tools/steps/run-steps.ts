import type { Ran } from './run-command.ts'

/** A step of the check. Steps of one lane run one after the other, lanes beside each other. */
export type Step = { name: string; run: () => Promise<Ran> }

/** Runs the lanes, prints a line for each step, and stops at the first that fails with all it said. */
export async function runSteps(lanes: readonly (readonly Step[])[]): Promise<boolean> {
  let isStopped = false
  const runLane = async (steps: readonly Step[]) => {
    for (const step of steps) {
      if (isStopped) return
      const started = performance.now()
      const { isGreen, output } = await step.run()
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (isStopped) return
      console.log(`${isGreen ? 'ok  ' : 'FAIL'} ${step.name.padEnd(24)} ${seconds.padStart(6)} s`)
      if (isGreen) continue
      isStopped = true
      console.log(`\n${output.trim()}\n`)
    }
  }
  await Promise.all(lanes.map(runLane))
  return !isStopped
}
