import type { Database } from '#platform/database/database.ts'
import type { Env } from '#platform/process/env.ts'
import { readDemoBrokers } from './demo-brokers.ts'
import { readDemoBuyers } from './demo-conversations.ts'
import { loadDemoPassword } from './demo-password.ts'
import {
  type DemoPerson,
  disablePeople,
  readPasswordHashes,
  saveDemoBroker,
  saveDemoPerson,
} from './demo.store.ts'
import { removeYear } from './year/demo-year.store.ts'

export type DemoAccount = { email: string; password: string; note: string }

export type PasswordHashing = {
  hash(password: string): Promise<string>
  verify(hash: string, password: string): Promise<boolean>
}

/** Their numbers are among those that the regulator reserves for fiction. */
const PEOPLE: readonly (DemoPerson & { note: string })[] = [
  {
    email: 'buyer@demo.local',
    name: 'Billie Buyer',
    role: 'buyer',
    phone: '+61491570804',
    note: 'a buyer, ready to swipe',
  },
  {
    email: 'broker@demo.local',
    name: 'Bruno Costa',
    role: 'broker',
    phone: '+61491570491',
    note: 'a broker',
  },
  { email: 'admin@demo.local', name: 'Addie Admin', role: 'admin', phone: '+61491570266', note: 'an admin' },
]
const EMAILS = PEOPLE.map((person) => person.email)

/**
 * Creates or repairs the demo accounts, so that what is printed at a start always works. The first start without DEMO disables them, and
 * removes the year and the error reports that the demo invented.
 */
export async function prepareDemo(
  database: Database,
  env: Pick<Env, 'isDemo' | 'demoPassword' | 'dataDir'>,
  hashing: PasswordHashing,
): Promise<DemoAccount[]> {
  if (!env.isDemo) {
    const others = [...(await readDemoBrokers()), ...(await readDemoBuyers())].map(({ email }) => email)
    await database.transaction(async (tx) => {
      if (await disablePeople(tx, [...EMAILS, ...others])) await removeYear(tx)
    })
    return []
  }
  const password = env.demoPassword ?? (await loadDemoPassword(env.dataDir))
  const hash = await currentHash(database, password, hashing)
  await database.transaction(async (tx) => {
    for (const { note: _, ...person } of PEOPLE) await saveDemoPerson(tx, person, { passwordHash: hash })
    for (const broker of await readDemoBrokers()) await saveDemoBroker(tx, broker, hash)
  })
  return PEOPLE.map(({ email, note }) => ({ email, password, note }))
}

/** Shared hash of all demo accounts, if it fits the password: then an ordinary start changes nothing. */
async function currentHash({ db }: Database, password: string, hashing: PasswordHashing): Promise<string> {
  const [only, ...others] = await readPasswordHashes(db, EMAILS)
  const fits = only !== undefined && others.length === 0 && (await hashing.verify(only, password))
  return fits ? only : hashing.hash(password)
}
