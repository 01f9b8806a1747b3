import type { ReactNode } from 'react'

/** One question of a step; the first one with a problem gets the focus. */
export function Question({ problem, children }: { problem?: string | undefined; children: ReactNode }) {
  return <div data-problem={problem ? '' : undefined}>{children}</div>
}

/** Moves to the first question that has a problem. */
export function focusFirstProblem(within: HTMLElement | null) {
  within?.querySelector<HTMLElement>('[data-problem] input')?.focus()
}
