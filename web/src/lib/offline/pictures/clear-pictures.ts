import { PICTURE_CACHE, SHARED_CACHE, type WorkerMessage } from '../names.ts'
import { forgetOnSignOut } from '#lib/session/session.ts'

/**
 * The page deletes the pictures itself, because the worker may be asleep; the message stops the worker from saving one that is
 * still loading.
 */
forgetOnSignOut(async () => {
  const message: WorkerMessage = 'forget-pictures'
  globalThis.navigator?.serviceWorker?.controller?.postMessage(message)
  if ('caches' in globalThis)
    await Promise.all([PICTURE_CACHE, SHARED_CACHE].map((name) => caches.delete(name)))
})
