import type { Failure } from '#lib/forms/submission.ts'

const NONE: Promise<Failure | null> = Promise.resolve(null)
let onTheirWay = NONE

/** Saves an edit of rows after those before it, so that two of one row never race. */
export function inTurn(save: () => Promise<Failure | null>): Promise<Failure | null> {
  const edit = onTheirWay.then(save)
  const all = Promise.all([onTheirWay, edit]).then(([earlier, last]) => last ?? earlier)
  onTheirWay = all
  // A failure stands beside its row from then on, and keeps nothing else up.
  void all.then(() => {
    if (onTheirWay === all) onTheirWay = NONE
  })
  return edit
}

/** Whether an edit that is on its way fails. A check waits for all of them, or it would begin without what was typed just before. */
export const editsSaved = (): Promise<Failure | null> => onTheirWay
