export type Measure = { what: string; value: number; atLeast?: number; atMost?: number }

const MISSED = 1
const VOID = 3

/**
 * Prints each figure. A control is the reference against itself: when one is off, the machine was too busy to judge and the run
 * counts neither way. A missed goal fails the run.
 */
export function judge({
  controls,
  goals,
}: {
  controls: readonly Measure[]
  goals: readonly Measure[]
}): void {
  const isVoid = controls.filter((control) => !print(control, 'steady', 'SHAKY ')).length > 0
  const isMissed = goals.filter((goal) => !print(goal, 'met', 'MISSED')).length > 0
  if (isVoid) console.log('This run is void: run it again when the machine is quieter.')
  if (isVoid || isMissed) process.exitCode = isVoid ? VOID : MISSED
}

function print({ what, value, atLeast, atMost }: Measure, yes: string, no: string): boolean {
  const isWithin = value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)
  const limits = [
    atLeast === undefined ? [] : `at least ${atLeast}`,
    atMost === undefined ? [] : `at most ${atMost}`,
  ]
  console.log(
    `${(isWithin ? yes : no).padEnd(6)}  ${what}: ${value.toFixed(2)} (${limits.flat().join(', ')})`,
  )
  return isWithin
}
