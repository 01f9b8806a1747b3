import type { SignedIn } from '#platform/session.ts'

type Entry = { signedIn: SignedIn; until: number }
type Options = { ttlMs: number; max: number; now?: () => number }

/** Mark of the moment a question was put to the database; an answer that a change overtook is not kept. */
export type Asked = number

export type SessionCache = ReturnType<typeof createSessionCache>

/** Sessions of the last seconds by the hash of their access token. Holds nothing while notices of changes cannot arrive. */
export function createSessionCache({ ttlMs, max, now = () => performance.now() }: Options) {
  const entries = new Map<string, Entry>()
  /** The keys of each person, so that forgetting one does not look at all the others. */
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
      const entry = isTrusted ? entries.get(key) : undefined
      return entry && entry.until > now() ? entry.signedIn : null
    },

    ask: (): Asked => changes,

    /** Keeps an answer, at most as long as its token lives. */
    keep(key: string, signedIn: SignedIn, { asked, lifeMs }: { asked: Asked; lifeMs: number }) {
      if (!isTrusted || asked !== changes) return
      drop(key)
      const oldest = entries.size >= max ? entries.keys().next().value : undefined
      if (oldest !== undefined) drop(oldest)
      entries.set(key, { signedIn, until: now() + Math.min(ttlMs, lifeMs) })
      const keys = keysOf.get(signedIn.userId) ?? new Set()
      keysOf.set(signedIn.userId, keys.add(key))
    },

    /** Forgets one person, after anything that a door looks at has changed. */
    forget(userId: string) {
      changes += 1
      for (const key of keysOf.get(userId) ?? []) entries.delete(key)
      keysOf.delete(userId)
    },

    /** Whether notices arrive. What was missed is unknown, so nothing is kept across a gap. */
    trust(yes: boolean) {
      changes += 1
      isTrusted = yes
      entries.clear()
      keysOf.clear()
    },
  }
}
