import type { BrokerProfileInput } from '@dream/contract/api/sections/brokers'
import { updateBrokerProfile } from '#features/brokers/brokers.store.ts'
import type { Database } from '#platform/database/database.ts'
import { aBroker, type Person } from './people.ts'

/** Page of a broker: by default of Victoria, working on weekdays. */
export function brokerProfileInput(options: Partial<BrokerProfileInput> = {}): BrokerProfileInput {
  const weekdays = [1, 2, 3, 4, 5] as const
  return {
    company: 'Sample Broking',
    headline: 'A broker for tests',
    about:
      'A broker who was made up for tests, and who has enough to say to fill the eighty characters needed.',
    howIWork: ['We talk', 'We compare'],
    howPaid: 'Builders pay me a fee when you sign; I tell you how much it is before you do.',
    states: ['VIC'],
    areas: [{ name: "Melbourne's west", state: 'VIC', postcodes: [['3011', '3049']] }],
    specialties: ['first-home'],
    languages: ['en'],
    hours: weekdays.map((day) => ({ day, from: '09:00', to: '17:00' })),
    timeZone: 'Australia/Melbourne',
    awayUntil: null,
    capacity: 20,
    abn: null,
    ...options,
  }
}

export type ListedBrokerOptions = {
  name?: string
  profile?: Partial<BrokerProfileInput>
  replyMinutes?: number
  mustChangePassword?: boolean
}

/** Broker in the directory. */
export async function aListedBroker(
  database: Database,
  { name, profile, replyMinutes, mustChangePassword = false }: ListedBrokerOptions = {},
): Promise<Person> {
  const broker = await aBroker(database, { mustChangePassword, ...(name && { name }) })
  await updateBrokerProfile(database.db, broker.user.id, { ...brokerProfileInput(profile), version: 0 })
  await database.db
    .updateTable('brokers')
    .set({
      status: 'published',
      ...(replyMinutes !== undefined && { reply_minutes: replyMinutes, reply_count: 9 }),
    })
    .where('user_id', '=', broker.user.id)
    .execute()
  return broker
}

/** Invited broker who has not chosen a password of their own yet. */
export async function anInvitedBroker(database: Database): Promise<Person> {
  const broker = await aBroker(database, { mustChangePassword: true })
  await database.db
    .updateTable('users')
    .set({ password_expires_at: new Date(Date.now() + 3_600_000) })
    .where('id', '=', broker.user.id)
    .execute()
  await database.db.insertInto('broker_invitations').values({ broker_id: broker.user.id }).execute()
  return broker
}

/** Broker with a page that waits for review. */
export async function aBrokerInReview(database: Database): Promise<Person> {
  const broker = await aBroker(database)
  await updateBrokerProfile(database.db, broker.user.id, { ...brokerProfileInput(), version: 0 })
  return broker
}
