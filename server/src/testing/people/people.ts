import { randomInt, randomUUID } from 'node:crypto'
import type { AdminRole } from '@dream/contract/rules/admin/admins'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import { openAdminSession } from '#features/admin/step-up/step-up.store.ts'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { newRefreshToken, hashesOf, pairOf } from '#features/sessions/session-tokens.ts'
import type { Database } from '#platform/database/database.ts'
import { loadKeys } from '#platform/security/keys.ts'
import { keyedHash } from '#platform/security/tokens.ts'
import type { Role } from '#tables.ts'
import { aCatalogue, somePlans } from '../designs/swipers.ts'

/** Signed-in person. `headers` authenticate a request: `app.inject({ url, headers: buyer.headers })`. */
export type Person = {
  user: { id: string; name: string; email: string }
  password: string
  sessionId: string
  cookies: { sid: string; rid: string }
  headers: { cookie: string; 'x-csrf-token': string }
}

type Options = {
  name?: string
  email?: string
  password?: string
  isEmailVerified?: boolean
  isPhoneVerified?: boolean
  /** In the form of the database, +61… */
  phone?: string
  hasCompletedProfile?: boolean
  /** Whether somebody else chose their password. */
  mustChangePassword?: boolean
  /** Floor-plan likes to create. */
  floorPlanLikes?: number
}

const PASSWORD = 'Dream-2026'
const hashes = new Map<string, Promise<string>>()

/** Buyer, by default with everything done that the app requires before the first card. */
export function aBuyer(database: Database, facts: Options = {}): Promise<Person> {
  return aPerson(database, 'buyer', facts)
}

export function aBroker(database: Database, facts: Options = {}): Promise<Person> {
  return aPerson(database, 'broker', facts)
}

type AdminOptions = Options & {
  adminRole?: AdminRole
  /** false: signed in by password, without a step-up. */
  isOpen?: boolean
}

/** Admin, by default an owner with a step-up just done. */
export async function anAdmin(database: Database, facts: AdminOptions = {}): Promise<Person> {
  const { adminRole = 'owner', isOpen = true, ...rest } = facts
  const admin = await aPerson(database, 'admin', {
    isPhoneVerified: false,
    hasCompletedProfile: false,
    ...rest,
  })
  await database.db.insertInto('admins').values({ user_id: admin.user.id, role: adminRole }).execute()
  if (isOpen) await openAdmin(database, admin.sessionId)
  return admin
}

/** Marks the step-up of an admin's session as just done. */
export async function openAdmin({ transaction }: Database, sessionId: string): Promise<void> {
  await transaction((tx) => openAdminSession(tx, sessionId))
}

async function aPerson(database: Database, role: Role, facts: Options): Promise<Person> {
  const { name = 'Sam Sample', password = PASSWORD, email = `${randomUUID()}@example.com` } = facts
  const {
    isEmailVerified = true,
    isPhoneVerified = true,
    hasCompletedProfile = true,
    floorPlanLikes = 0,
  } = facts
  const { mustChangePassword = false } = facts
  const phone = facts.phone ?? (isPhoneVerified ? `+614${randomInt(10_000_000, 100_000_000)}` : null)
  const { id } = await database.db
    .insertInto('users')
    .values({
      email,
      name,
      role,
      phone,
      password_hash: await cheapHash(password),
      email_verified_at: isEmailVerified ? new Date() : null,
      phone_verified_at: isPhoneVerified ? new Date() : null,
      profile_completed_at: hasCompletedProfile ? new Date() : null,
      must_change_password: mustChangePassword,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (floorPlanLikes > 0) await like(database, id, floorPlanLikes)
  return { user: { id, name, email }, password, ...(await signIn(database, id)) }
}

/** Valid hash at low cost. */
export function cheapHash(password: string): Promise<string> {
  const known = hashes.get(password) ?? hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 })
  hashes.set(password, known)
  return known
}

async function like(database: Database, userId: string, count: number) {
  const plans = await somePlans(database, count)
  const catalogue = await aCatalogue(database)
  for (const designId of plans) {
    await recordPreference({ database, catalogue }, userId, {
      designId,
      action: 'like',
      swipeId: randomUUID(),
    })
  }
}

/** Further session of a person, as on another device. */
export async function signIn(database: Database, userId: string): Promise<Omit<Person, 'user' | 'password'>> {
  const keyFor = await loadKeys(database.db)
  const { access, refresh } = pairOf(keyFor('session'), newRefreshToken())
  const hashes = hashesOf({ access, refresh })
  // Works for suspended people too: tests check that the session is useless.
  const { id: sessionId } = await database.db
    .insertInto('sessions')
    .values({
      user_id: userId,
      access_hash: hashes.access,
      access_expires_at: sql<Date>`now() + interval '15 minutes'`,
      refresh_hash: hashes.refresh,
      family_hash: hashes.family,
      expires_at: sql<Date>`now() + interval '30 days'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = keyedHash(keyFor('csrf'), 'session', sessionId).toString('base64url')
  return {
    sessionId,
    cookies: { sid: access, rid: refresh },
    headers: { cookie: `sid=${access}; rid=${refresh}; hasRefresh=1`, 'x-csrf-token': token },
  }
}
