import type { ProfileChange } from '@dream/contract/api/account/profile'
import { TOURS } from '@dream/contract/rules/app/tours'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import type { FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import { queueWelcome } from '#features/notifications/announcements/email-welcome.ts'
import { storePreference } from '#features/preferences/preferences.store.ts'
import { completeProfile } from '#features/profile/complete-profile.ts'
import { saveProfile } from '#features/profile/save-profile.ts'
import { hashesOf, newRefreshToken, pairOf } from '#features/sessions/session-tokens.ts'
import { insertSession } from '#features/sessions/sessions.store.ts'
import { completeTour } from '#features/tours/tours.store.ts'
import { updateEmail } from '#features/users/credentials.store.ts'
import { insertBuyer, updatePhone } from '#features/users/users.store.ts'
import { connectDatabase, type Database, type Tx } from '#platform/database/database.ts'
import { recordEvent } from '#platform/database/record-event.ts'
import { createCookies, type SessionTokens } from '#platform/security/cookies.ts'
import { createCsrf } from '#platform/security/csrf.ts'
import { loadKeys } from '#platform/security/keys.ts'
import { aListedBroker, type ListedBrokerOptions } from './brokers.ts'
import { anAdmin, cheapHash } from './people.ts'

/** Cookie of the product as a browser keeps it; `expires` in seconds, -1: session cookie. */
export type SessionCookie = {
  name: string
  value: string
  path: string
  httpOnly: boolean
  secure: boolean
  sameSite: 'Lax'
  expires: number
}

export type Newcomer = {
  name: string
  email: string
  password: string
  /** In the form of the database, +61… */
  phone: string
  userAgent?: string | undefined
}

export type BuyerStage = {
  /** false: has just registered. */
  isEmailVerified?: boolean
  isPhoneVerified?: boolean
  hasCompletedProfile?: boolean
  /** Whether the guided tours are still to come; by default they are completed. */
  isNew?: boolean
  /** Answers beyond the required ones. */
  answers?: ProfileChange
}

/** Answers of a buyer who has completed all steps of the profile. */
export const ANSWERS: ProfileChange = {
  state: 'VIC',
  postcode: '3056',
  suburb: 'Brunswick',
  whoFor: 'couple',
  firstHome: 'yes',
  stage: 'looking-for-land',
  when: 'next-year',
}

type Session = { sessionId: string; tokens: SessionTokens }

/**
 * Creates people in the database of a running server, each with session cookies, for browser tests. Every step is the product's
 * own function, without its requests, codes and limits.
 */
export function connectPeople(databaseUrl: string) {
  const database = connectDatabase(databaseUrl, { max: 2 })
  const keys = loadKeys(database.db)
  const cookiesOf = async (session: Session) => sessionCookies(await keys, session)

  return {
    async aBuyer(who: Newcomer, stage: BuyerStage = {}) {
      const keyFor = await keys
      const { userId, ...session } = await register(database, who, keyFor('session'))
      await bringTo(database, userId, { who, stage })
      return { id: userId, cookies: sessionCookies(keyFor, session) }
    },

    async aBroker(options: ListedBrokerOptions = {}) {
      const { user, password, sessionId, cookies } = await aListedBroker(database, options)
      const tokens = { access: cookies.sid, refresh: cookies.rid }
      return { ...user, password, cookies: await cookiesOf({ sessionId, tokens }) }
    },

    /** Owner with a step-up just done. */
    async anOwner() {
      const { sessionId, cookies } = await anAdmin(database)
      return cookiesOf({ sessionId, tokens: { access: cookies.sid, refresh: cookies.rid } })
    },

    /** Likes a design; returns false when it is no longer published. */
    async like(userId: string, designId: string): Promise<boolean> {
      const like = { designId, action: 'like', swipeId: randomUUID(), unlockAt: UNLOCK_AT } as const
      return (await storePreference(database, userId, like)) !== undefined
    },

    close: () => database.close(),
  }
}

export type People = ReturnType<typeof connectPeople>

async function register(
  database: Database,
  who: Newcomer,
  key: Buffer,
): Promise<Session & { userId: string }> {
  const { name, email, password, userAgent = null } = who
  const passwordHash = await cheapHash(password)
  return database.transaction(async (tx) => {
    const userId = await insertBuyer(tx, { name, email, passwordHash, hasInstalledApp: false })
    if (userId === null) throw new Error(`${email} has an account`)
    await recordEvent(tx, 'registered', userId)
    const tokens = pairOf(key, newRefreshToken())
    const session = { userId, passwordHash, hashes: hashesOf(tokens), userAgent }
    const sessionId = await insertSession(tx, session)
    if (sessionId === null) throw new Error('An account that was just made let nobody in')
    return { userId, sessionId, tokens }
  })
}

type Way = { who: Newcomer; stage: BuyerStage }

/** Takes the steps after the registration, up to the given stage. */
async function bringTo(database: Database, userId: string, { who, stage }: Way): Promise<void> {
  const { isEmailVerified = true, isPhoneVerified = true, hasCompletedProfile = true, isNew = false } = stage
  if (!isEmailVerified) return
  await database.transaction(async (tx) => {
    await updateEmail(tx, userId, who.email)
    await recordEvent(tx, 'email-verified', userId)
    if (isPhoneVerified) await verifyPhone(tx, userId, who.phone)
  })
  if (!isPhoneVerified || !hasCompletedProfile) return
  await saveProfile(database, userId, { name: who.name, ...ANSWERS, ...stage.answers })
  await completeProfile({ database, sessions: { forget: () => undefined } }, userId)
  if (isNew) return
  for (const tour of TOURS) await completeTour(database.db, userId, tour)
}

async function verifyPhone(tx: Tx, userId: string, phone: string): Promise<void> {
  await updatePhone(tx, userId, phone)
  await recordEvent(tx, 'phone-verified', userId)
  await queueWelcome(tx, userId)
}

/** Cookies that the product sets on signing in over http. */
function sessionCookies(keyFor: (purpose: string) => Buffer, session: Session): SessionCookie[] {
  const set: SessionCookie[] = []
  const reply = {
    header: () => undefined,
    setCookie(name: string, value: string, options: { path: string; httpOnly?: boolean; maxAge?: number }) {
      const { path, httpOnly = false, maxAge } = options
      const expires = maxAge === undefined ? -1 : Math.floor(Date.now() / 1000) + maxAge
      set.push({ name, value, path, httpOnly, secure: false, sameSite: 'Lax', expires })
    },
  } as unknown as FastifyReply
  const cookies = createCookies({ isHttps: false, refreshPath: '/api/auth' })
  cookies.setSession(reply, session.tokens)
  createCsrf({ key: keyFor('csrf'), cookies, publicUrl: '' }).issueForSession(reply, session.sessionId)
  return set
}
