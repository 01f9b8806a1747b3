import type { Failure } from '#lib/forms/submission.ts'

const NONE: Promise<Failure | null> = Promise.resolve(null)
let onTheirWay = NONE

/** Saves edits of rows in sequence, so that two of one row never race. */
export function inTurn(save: () => Promise<Failure | null>): Promise<Failure | null> {
  const edit = onTheirWay.then(save)
  const all = Promise.all([onTheirWay, edit]).then(([earlier, last]) => last ?? earlier)
  onTheirWay = all
  // Reset when idle: a failure is shown at its row, and must not block later checks.
  void all.then(() => {
    if (onTheirWay === all) onTheirWay = NONE
  })
  return edit
}

/**
 * Resolves once all pending edits are saved, with the failure if there is one. A check waits for it, so that it includes what was
 * just typed.
 */
export const editsSaved = (): Promise<Failure | null> => onTheirWay
