import { PICTURE_CACHE, SHARED_CACHE, type WorkerMessage } from '../names.ts'
import { forgetOnSignOut } from '#lib/session/session.ts'

/** The worker may be asleep, so the page deletes the pictures too; the message keeps the worker from saving one that is on its way. */
forgetOnSignOut(async () => {
  const message: WorkerMessage = 'forget-pictures'
  globalThis.navigator?.serviceWorker?.controller?.postMessage(message)
  if ('caches' in globalThis)
    await Promise.all([PICTURE_CACHE, SHARED_CACHE].map((name) => caches.delete(name)))
})
