import { currentSession } from '#lib/session/session.ts'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { parseSwipeQueue, SWIPES_VERSION, type QueuedSwipe } from './queue-state.ts'

/*
 * IndexedDB takes tens of milliseconds to save a swipe, and a page that is closed meanwhile takes it along: until it is saved, a
 * swipe also lies in localStorage, which is written before the gesture ends.
 */

const key = () => personalKey(currentSession().user?.id ?? '', 'unsaved-swipes')

/** What a page that was closed had not saved yet; also what another tab is saving right now. */
export const unsavedSwipes = (): readonly QueuedSwipe[] =>
  parseSwipeQueue({ queue: readJson(key()) }, SWIPES_VERSION).queue

export const keepUnsaved = (swipe: QueuedSwipe) => saveJson(key(), [...unsavedSwipes(), swipe])

export const forgetUnsaved = ({ swipeId }: QueuedSwipe) =>
  saveJson(
    key(),
    unsavedSwipes().filter((each) => each.swipeId !== swipeId),
  )
