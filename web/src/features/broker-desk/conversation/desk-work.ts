import { showToast } from '#ui/overlays/toast.ts'
import { comingTimeText } from '../list/time-text.ts'
import { arrange } from './arrange.ts'

const failed = (error: unknown) =>
  showToast(error instanceof Error ? error.message : "Couldn't change this. Please try again.")

const undo = (ids: readonly string[], arrangement: Parameters<typeof arrange>[1]) => ({
  action: { label: 'Undo', onPress: () => void arrange(ids, arrangement).catch(failed) },
})

/** Marks conversations as done. */
export async function finish(ids: readonly string[]) {
  try {
    await arrange(ids, { isAnswered: true })
  } catch (error) {
    return failed(error)
  }
  const text =
    ids.length === 1
      ? 'Done. It comes back when the buyer writes.'
      : `${ids.length} done. They come back when the buyers write.`
  showToast(text, undo(ids, { isAnswered: false }))
}

/** Snoozes conversations. Failures are shown where the time was chosen. */
export async function snooze(ids: readonly string[], until: Date) {
  await arrange(ids, { snoozedUntil: until.toISOString() })
  const what = ids.length === 1 ? 'Snoozed' : `${ids.length} snoozed`
  showToast(`${what} until ${comingTimeText(until, new Date())}`, undo(ids, { snoozedUntil: null }))
}
