import { connect } from '../rig/connect.ts'
import { userIdOf } from '../rig/people.ts'

/** Id of the nth conversation of a bench database: of the nth buyer and the nth broker. */
export const conversationIdOf = (number: number) =>
  `00000000-0000-7000-a000-${number.toString(16).padStart(12, '0')}`

/** Seeds pairs that talk: the first half of the people are buyers, the other half their brokers. */
export async function seedChat(url: string, pairs: number): Promise<void> {
  const client = await connect(url)
  const numbers = Array.from({ length: pairs }, (_, number) => number)
  const [buyers, brokers] = [
    numbers.map((number) => userIdOf(number)),
    numbers.map((number) => userIdOf(number + pairs)),
  ]
  try {
    await client.query(`update users set role = 'broker' where id = any ($1::uuid[])`, [brokers])
    await client.query(
      `insert into unlocks (user_id, feature) select id, 'brokers' from unnest($1::uuid[]) as buyer (id)`,
      [buyers],
    )
    await client.query(
      `insert into conversations (id, buyer_id, broker_id)
      select * from unnest($1::uuid[], $2::uuid[], $3::uuid[])`,
      [numbers.map(conversationIdOf), buyers, brokers],
    )
    await client.query(`
      update users u set selected_broker_id = c.broker_id from conversations c where c.buyer_id = u.id`)
  } finally {
    await client.end()
  }
}
