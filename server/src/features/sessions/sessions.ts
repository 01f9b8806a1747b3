import type { SessionTokens } from '#platform/security/cookies.ts'
import type { Database, Db, Tx } from '#platform/database/database.ts'
import { createBatcher, ON_CONNECT } from '#platform/database/batch.ts'
import { problem } from '#platform/problems/problem.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import { hashAsText, hashToken } from '#platform/security/tokens.ts'
import { createSessionCache, type SessionCache } from './session-cache.ts'
import { familyOf, hashesOf, isRefreshToken, newRefreshToken, pairOf, successorOf } from './session-tokens.ts'
import * as store from './sessions.store.ts'

/** Max age of a cached session while notifications arrive. */
const TRUST_MS = 30_000
const CACHE_MAX = 20_000
/** Channel of triggers that send the id of a person whose sessions or rights changed. */
const CHANNEL = 'session_changes'
const USER_AGENT_MAX = 200
/** Max sessions of one person; the least recently used one is ended. */
const MAX_PER_PERSON = 20

export type SessionKey = { sessionId: string; userId: string }
type Started = { sessionId: string; tokens: SessionTokens }
/** Person who has just been authenticated, by the password of this hash or by another proof that was spent. */
type Verified = { userId: string; passwordHash: string | null; userAgent?: string | undefined }

/** Sessions of signed-in people: opaque tokens, of which only hashes are stored. */
export type Sessions = ReturnType<typeof createSessions>

type Deps = { database: Database; key: Buffer; trustMs?: number | undefined }

export function createSessions({ database, key, trustMs = TRUST_MS }: Deps) {
  const { db } = database
  const cache = createSessionCache({ ttlMs: trustMs, max: CACHE_MAX, isHeard: () => listener.isUp() })
  const lookup = createLookup(database, cache)
  const watchers = new Set<(userId: string | null) => void>()
  const notifyWatchers = (userId: string | null) => {
    for (const onChange of watchers) onChange(userId)
  }
  const listener = database.listen(CHANNEL, {
    onNotice: (userId) => {
      cache.forget(userId)
      notifyWatchers(userId)
    },
    onUp: () => {
      cache.trust(true)
      notifyWatchers(null)
    },
    onDown: () => {
      cache.trust(false)
      notifyWatchers(null)
    },
  })

  return {
    /** Finds the session of an access token. `fresh` bypasses the cache. */
    find: (access: string, options?: { fresh: boolean }) => find(lookup, access, options?.fresh ?? false),

    /** Finds the session of a refresh token, without rotating it. */
    async findByRefresh(refresh: string): Promise<SessionKey | null> {
      return isRefreshToken(refresh) ? store.findSessionOfFamily(db, hashToken(familyOf(refresh))) : null
    },

    /** Starts a session with new tokens; null when the proof is no longer current. */
    async start(tx: Db | Tx, { userId, passwordHash, userAgent }: Verified): Promise<Started | null> {
      const tokens = pairOf(key, newRefreshToken())
      const sessionId = await store.insertSession(tx, {
        userId,
        passwordHash,
        hashes: hashesOf(tokens),
        userAgent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
      })
      if (sessionId === null) return null
      await store.deleteSurplusSessions(tx, userId, MAX_PER_PERSON)
      return { tokens, sessionId }
    },

    /** `onReplay` is called with the session that was ended because an old token of it was used again. */
    refresh: (refresh: string, onReplay: (whose: SessionKey) => void) =>
      rotate({ db, cache, key, onReplay }, refresh),

    async end({ sessionId, userId }: SessionKey) {
      await store.deleteSession(db, sessionId)
      cache.forget(userId)
    },

    /** Ends every session of a person but this one. */
    async endOthers({ sessionId, userId }: SessionKey) {
      await store.deleteSessionsOf(db, userId, sessionId)
      cache.forget(userId)
    },

    /** Ends sessions within a transaction; call `forget` after the commit. */
    endAll: (tx: Tx, userId: string, except?: string) => store.deleteSessionsOf(tx, userId, except),

    /** Evicts a person from the cache. Other processes are notified by the database. */
    forget: (userId: string) => cache.forget(userId),

    /** Subscribes to changes of sessions and rights by any process, with the person's id; null: changes may have been missed. */
    watch: (onChange: (userId: string | null) => void) => void watchers.add(onChange),
    isWatching: () => listener.isUp(),
    trustMs,
    /** Of these sessions the valid ones, each with its person's role. */
    living: (sessionIds: readonly string[]) => store.findLiving(db, sessionIds),

    close: () => listener.stop(),
  }
}

function createLookup(database: Database, cache: SessionCache) {
  return {
    cache,
    findByHash: createBatcher(ON_CONNECT, (hashes: readonly string[]) =>
      store.findByAccess(database, hashes),
    ),
    touch: createBatcher(ON_CONNECT, async (sessionIds: readonly string[]) => {
      await store.touchSessions(database.db, sessionIds)
      return sessionIds
    }),
  }
}

type Lookup = ReturnType<typeof createLookup>

async function find({ cache, findByHash, touch }: Lookup, access: string, isFresh: boolean) {
  const hash = hashAsText(access)
  const cached = isFresh ? null : cache.get(hash)
  if (cached) return cached
  const lookedUpAt = cache.lookupTime()
  const found = await findByHash(hash)
  if (!found) return null
  if (found.isFirstUse) await touch(found.signedIn.sessionId)
  // Failure is ignored: the next look-up retries.
  else if (found.isLongAgo) void touch(found.signedIn.sessionId).catch(() => undefined)
  cache.set(hash, found.signedIn, { lookedUpAt, lifeMs: found.lifeMs })
  return found.signedIn satisfies SignedIn
}

type Rotation = { db: Db; cache: SessionCache; key: Buffer; onReplay: (whose: SessionKey) => void }

/**
 * Exchanges a refresh token. The one before the current is answered with its successor for a minute (two tabs), and later as long
 * as nobody used that successor (its answer was lost); any other old one is a replay and ends the session.
 */
async function rotate(
  { db, cache, key, onReplay }: Rotation,
  presented: string,
): Promise<SessionKey & { tokens: SessionTokens }> {
  if (!isRefreshToken(presented)) throw problem('refresh-failed')
  const successor = pairOf(key, successorOf(key, presented))
  const hashes = hashesOf(successor)
  const rotated = await store.rotate(db, hashToken(presented), hashes)
  if (rotated) {
    cache.forget(rotated.userId)
    return { ...rotated, tokens: successor }
  }
  const family = await store.findFamily(db, hashes.family, hashToken(presented))
  if (!family?.isAlive) throw problem('refresh-failed')
  const { sessionId, userId } = family
  if (family.isCurrent) return { sessionId, userId, tokens: pairOf(key, presented) }
  if (family.isPrevious && (family.isRecent || !family.isSuccessorUsed)) {
    if (!family.isRecent) await store.extendAccess(db, hashes.access)
    return { sessionId, userId, tokens: successor }
  }
  await store.deleteSession(db, sessionId)
  cache.forget(userId)
  onReplay({ sessionId, userId })
  throw problem('refresh-failed')
}
