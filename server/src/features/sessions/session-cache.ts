import type { SignedIn } from '#platform/http/api-guard.ts'

type Entry = { signedIn: SignedIn; until: number }
type Options = {
  ttlMs: number
  max: number
  now?: () => number
  /** Whether notifications have been arriving until just now. */
  isHeard?: () => boolean
}

/** Time of a look-up, counted in changes: results from before a change are not cached. */
export type LookupTime = number

export type SessionCache = ReturnType<typeof createSessionCache>

/** Cache of recently used sessions by the hash of their access token. Empty while notifications of changes cannot arrive. */
export function createSessionCache({
  ttlMs,
  max,
  now = () => performance.now(),
  isHeard = () => true,
}: Options) {
  const entries = new Map<string, Entry>()
  /** Keys of each person, so that evicting one does not scan all the others. */
  const keysOf = new Map<string, Set<string>>()
  let changes = 0
  let isTrusted = false

  function drop(key: string) {
    const userId = entries.get(key)?.signedIn.userId
    entries.delete(key)
    const keys = userId === undefined ? undefined : keysOf.get(userId)
    keys?.delete(key)
    if (userId !== undefined && keys?.size === 0) keysOf.delete(userId)
  }

  return {
    get(key: string): SignedIn | null {
      const entry = isTrusted && isHeard() ? entries.get(key) : undefined
      return entry && entry.until > now() ? entry.signedIn : null
    },

    lookupTime: (): LookupTime => changes,

    /** Caches a session, at most until its token expires. */
    set(key: string, signedIn: SignedIn, { lookedUpAt, lifeMs }: { lookedUpAt: LookupTime; lifeMs: number }) {
      if (!isTrusted || lookedUpAt !== changes) return
      drop(key)
      const oldest = entries.size >= max ? entries.keys().next().value : undefined
      if (oldest !== undefined) drop(oldest)
      entries.set(key, { signedIn, until: now() + Math.min(ttlMs, lifeMs) })
      const keys = keysOf.get(signedIn.userId) ?? new Set()
      keysOf.set(signedIn.userId, keys.add(key))
    },

    /** Evicts one person, after a change that affects access checks. */
    forget(userId: string) {
      changes += 1
      for (const key of keysOf.get(userId) ?? []) entries.delete(key)
      keysOf.delete(userId)
    },

    /** Sets whether notifications of changes arrive. A gap empties the cache, since missed changes are unknown. */
    trust(yes: boolean) {
      changes += 1
      isTrusted = yes
      entries.clear()
      keysOf.clear()
    },
  }
}
