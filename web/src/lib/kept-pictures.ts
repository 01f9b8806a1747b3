import { PICTURE_CACHE, SHARED_CACHE, type WorkerMessage } from './offline/names.ts'
import { forgetOnSignOut } from './session.ts'

/** The worker may be asleep, so the pictures go from here too; it is told so that it keeps none that is on its way. */
forgetOnSignOut(async () => {
  const message: WorkerMessage = 'forget-pictures'
  globalThis.navigator?.serviceWorker?.controller?.postMessage(message)
  if ('caches' in globalThis)
    await Promise.all([PICTURE_CACHE, SHARED_CACHE].map((name) => caches.delete(name)))
})
