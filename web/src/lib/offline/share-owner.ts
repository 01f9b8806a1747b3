import { forgetOnSignOut } from '#lib/session/session.ts'
import { OWNER, OWNER_CACHE } from './names.ts'
import { dropStaleShare } from './take-shared.ts'

/** Saves who is signed in for the worker: content from other apps is theirs, for a while. */
export async function noteShareOwner(userId: string): Promise<void> {
  if (!('caches' in globalThis)) return
  await dropStaleShare(userId)
  const cache = await caches.open(OWNER_CACHE)
  await cache.put(OWNER, new Response(userId))
}

forgetOnSignOut(async () => {
  if ('caches' in globalThis) await caches.delete(OWNER_CACHE)
})
