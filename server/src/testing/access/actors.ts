import type { Database } from '#platform/database/database.ts'
import { aBroker, aBuyer, anAdmin, openAdmin, type Person, signIn } from '../people/people.ts'
import type { For } from './routes.ts'

type Refusals = Readonly<Record<For, string | null>>

/** Expected problem of each group of non-admin routes; null: admitted. */
type Ordinary = readonly [
  atAll: string | null,
  signedIn: string | null,
  verified: string | null,
  buyers: string | null,
  brokers: string | null,
]

const refusals = (
  [atAll, signedIn, verified, buyers, brokers]: Ordinary,
  admins: readonly For[] = [],
): Refusals => ({
  anybody: null,
  'signed in at all': atAll,
  'signed in': signedIn,
  verified,
  buyers,
  brokers,
  'admins before the step-up': unknownUnless(admins.length > 0),
  'all admins': unknownUnless(admins.includes('all admins')),
  owners: unknownUnless(admins.includes('owners')),
  editors: unknownUnless(admins.includes('editors')),
  support: unknownUnless(admins.includes('support')),
})
const unknownUnless = (isAdmitted: boolean) => (isAdmitted ? null : 'not-found')

const OUT = 'unauthenticated'
const NOBODY = refusals([OUT, OUT, OUT, OUT, OUT])
const [UNVERIFIED, UNFINISHED, NO] = ['phone-unverified', 'profile-incomplete', 'forbidden']
/** On other routes, admins have the access of every account. */
const ADMIN = [null, null, UNVERIFIED, NO, NO] as const
/** Problem for a person whose password somebody else chose. */
const FIRST = 'password-change-required'
const NEW_HERE = [null, FIRST, FIRST, FIRST, FIRST] as const

type Actor = {
  refusals: Refusals
  /** Creates the person; visitors have no account. */
  make?: (database: Database) => Promise<Person>
  /** Changes their session after signing in. */
  prepare?:
    | ((database: Database, person: { userId: string; sessionId: string }) => Promise<unknown>)
    | undefined
}

const open: Actor['prepare'] = (database, { sessionId }) => openAdmin(database, sessionId)

const disable: Actor['prepare'] = ({ db }, { userId }) =>
  db.updateTable('users').set({ disabled_at: new Date() }).where('id', '=', userId).execute()

const end: Actor['prepare'] = ({ db }, { userId }) =>
  db.updateTable('admins').set({ ended_at: new Date() }).where('user_id', '=', userId).execute()

const both =
  (...steps: Actor['prepare'][]): Actor['prepare'] =>
  async (database, person) => {
    for (const step of steps) await step?.(database, person)
  }

const idle: Actor['prepare'] = ({ db }, { sessionId }) =>
  db
    .updateTable('sessions')
    .set({ admin_active_at: new Date(Date.now() - 16 * 60_000) })
    .where('id', '=', sessionId)
    .execute()

/** Callers of routes, with the expected answers. */
export const ACTORS: Readonly<Record<string, Actor>> = {
  visitor: { refusals: NOBODY },
  'switched-off buyer': { refusals: NOBODY, make: (database) => aBuyer(database), prepare: disable },
  newcomer: {
    refusals: refusals([null, null, UNVERIFIED, UNVERIFIED, NO]),
    make: (database) => aBuyer(database, { isPhoneVerified: false, hasCompletedProfile: false }),
  },
  'buyer without a profile': {
    refusals: refusals([null, null, null, UNFINISHED, NO]),
    make: (database) => aBuyer(database, { hasCompletedProfile: false }),
  },
  buyer: { refusals: refusals([null, null, null, null, NO]), make: (database) => aBuyer(database) },
  broker: { refusals: refusals([null, null, null, NO, null]), make: (database) => aBroker(database) },
  'broker with a temporary password': {
    refusals: refusals(NEW_HERE),
    make: (database) => aBroker(database, { mustChangePassword: true }),
  },
  owner: {
    refusals: refusals(ADMIN, ['all admins', 'owners', 'editors', 'support']),
    make: (database) => anAdmin(database),
    prepare: open,
  },
  editor: {
    refusals: refusals(ADMIN, ['all admins', 'editors']),
    make: (database) => anAdmin(database, { adminRole: 'editor' }),
    prepare: open,
  },
  support: {
    refusals: refusals(ADMIN, ['all admins', 'support']),
    make: (database) => anAdmin(database, { adminRole: 'support' }),
    prepare: open,
  },
  'owner without a second factor': {
    refusals: refusals(ADMIN, ['admins before the step-up']),
    make: (database) => anAdmin(database, { isOpen: false }),
  },
  'owner with a one-time code': {
    refusals: { ...refusals(NEW_HERE), 'admins before the step-up': FIRST },
    make: (database) => anAdmin(database, { mustChangePassword: true }),
    prepare: open,
  },
  'owner who was idle': {
    refusals: refusals(ADMIN, ['admins before the step-up']),
    make: (database) => anAdmin(database),
    prepare: both(open, idle),
  },
  'ended owner': {
    refusals: refusals(ADMIN),
    make: (database) => anAdmin(database),
    prepare: both(open, end),
  },
  'switched-off owner': {
    refusals: NOBODY,
    make: (database) => anAdmin(database),
    prepare: both(open, disable),
  },
}

/** Creates people of all kinds once; each request uses a new session of theirs, since some end sessions. */
export function createActors(database: Database) {
  const people = new Map<string, Promise<Person>>()
  return {
    async headersOf(name: string): Promise<Person['headers'] | undefined> {
      const { make, prepare } = ACTORS[name] ?? {}
      if (!make) return undefined
      const known = people.get(name) ?? make(database)
      people.set(name, known)
      const userId = (await known).user.id
      const { sessionId, headers } = await signIn(database, userId)
      await prepare?.(database, { userId, sessionId })
      return headers
    },
  }
}
