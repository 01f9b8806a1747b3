import { currentSession } from '#lib/session/session.ts'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { parseSwipeQueue, SWIPES_VERSION, type QueuedSwipe } from './queue-state.ts'

/*
 * Storage key of swipes that are being saved. IndexedDB needs tens of milliseconds, in which a closing page would lose a swipe:
 * until it is saved, it is also in localStorage, which is written before the gesture ends.
 */

const key = () => personalKey(currentSession().user?.id ?? '', 'unsaved-swipes')

/** Swipes that a closed page had not saved, or that another tab is saving right now. */
export const unsavedSwipes = (): readonly QueuedSwipe[] =>
  parseSwipeQueue({ queue: readJson(key()) }, SWIPES_VERSION).queue

export const keepUnsaved = (swipe: QueuedSwipe) => saveJson(key(), [...unsavedSwipes(), swipe])

export const forgetUnsaved = ({ swipeId }: QueuedSwipe) =>
  saveJson(
    key(),
    unsavedSwipes().filter((each) => each.swipeId !== swipeId),
  )
