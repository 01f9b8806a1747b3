import postgres from 'postgres'
import { userIdOf } from '../rig/people.ts'

/** The nth conversation of a bench database: of the nth buyer and the nth broker. */
export const conversationIdOf = (number: number) =>
  `00000000-0000-7000-a000-${number.toString(16).padStart(12, '0')}`

/** Pairs of people who talk: the first half of the people are buyers, the other half their brokers. */
export async function seedChat(url: string, pairs: number): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  const numbers = Array.from({ length: pairs }, (_, number) => number)
  const [buyers, brokers] = [
    numbers.map((number) => userIdOf(number)),
    numbers.map((number) => userIdOf(number + pairs)),
  ]
  try {
    await sql`update users set role = 'broker' where id = any (${brokers}::uuid[])`
    await sql`
      insert into unlocks (user_id, feature) select id, 'brokers' from unnest(${buyers}::uuid[]) as buyer (id)`
    await sql`
      insert into conversations (id, buyer_id, broker_id)
      select * from unnest(${numbers.map(conversationIdOf)}::uuid[], ${buyers}::uuid[], ${brokers}::uuid[])`
    await sql`
      update users u set selected_broker_id = c.broker_id from conversations c where c.buyer_id = u.id`
  } finally {
    await sql.end()
  }
}
