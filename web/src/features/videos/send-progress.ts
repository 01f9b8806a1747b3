import type { VideoProgress } from '@dream/contract/api/sections/videos'
import { PROGRESS_BATCH_MAX } from '@dream/contract/rules/app/videos'
import { call } from '#lib/api/api-client.ts'
import { getApiData, setApiData } from '#lib/api/query.ts'
import { onResume } from '#lib/device/resume.ts'
import { currentSession } from '#lib/session/session.ts'
import { readJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { newestOf, parseWatchProgressById, type WatchProgressById } from './watch-progress.ts'

const ROUTE = 'GET /api/videos/progress'
/** Minimum interval between sends while a video plays. */
const SEND_AFTER_MS = 5000

export const progressKey = (userId: string) => personalKey(userId, 'watched-videos')

/** Converts the server's progress to the device's form. */
export const fromServer = (items: readonly VideoProgress[] = []): WatchProgressById =>
  Object.fromEntries(
    items.map(({ id, atS, isWatched, seenAt }) => [id, { atS, isWatched, seenAt: Date.parse(seenAt) }]),
  )

/** Progress on this device that the server does not have. */
function unsentOf(userId: string): VideoProgress[] {
  const known = fromServer(getApiData(ROUTE)?.items)
  return Object.entries(parseWatchProgressById(readJson(progressKey(userId))))
    .filter(([id, { seenAt }]) => seenAt > (known[id]?.seenAt ?? 0))
    .map(([id, { atS, isWatched, seenAt }]) => ({
      id,
      atS,
      isWatched,
      seenAt: new Date(seenAt).toISOString(),
    }))
    .slice(0, PROGRESS_BATCH_MAX)
}

/** Sends unsent progress; on failure it stays on the device for the next time. */
export async function sendProgress(userId: string): Promise<void> {
  if (currentSession().user?.id !== userId) return
  const items = unsentOf(userId)
  if (items.length === 0) return
  await call('PUT /api/videos/progress', { body: { items } })
  setApiData(ROUTE, (known) => {
    const all = newestOf(fromServer(known?.items), fromServer(items))
    return {
      items: Object.entries(all).map(([id, { seenAt, ...rest }]) => ({
        id,
        ...rest,
        seenAt: new Date(seenAt).toISOString(),
      })),
    }
  })
}

let timer: ReturnType<typeof setTimeout> | undefined
const sendNow = (userId: string) => {
  clearTimeout(timer)
  timer = undefined
  sendProgress(userId).catch(() => undefined)
}

/** Sends within seconds; repeated calls share one send (throttled). */
export function sendProgressSoon(userId: string): void {
  timer ??= setTimeout(() => sendNow(userId), SEND_AFTER_MS)
}

/** Sends progress now, on each resume, and a last time at the end. Returns the stop function. */
export function keepSendingProgress(userId: string): () => void {
  sendNow(userId)
  const stop = onResume(() => sendNow(userId))
  return () => {
    stop()
    sendNow(userId)
  }
}
