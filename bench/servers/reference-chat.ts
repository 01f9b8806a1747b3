import { conversationIdOf } from '../chat/seed-chat.ts'
import { connectPool } from '../rig/connect.ts'
import { referenceToken, userIdOf } from '../rig/people.ts'

/** Message frame as it is sent. */
export type Sent = {
  conversationId: string
  message: { clientId: string; type: string; body: string }
}

const STORE_MESSAGE = `
  with moved as (
    update conversations set last_seq = last_seq + 1, last_message_at = now()
    where id = $1 returning last_seq
  )
  insert into messages (conversation_id, seq, client_id, sender_id, type, body, created_at)
  select $1, last_seq, $2, $3, $4, $5, now()
  from moved
  returning seq, id, created_at`

/** Shared part of the minimal chats: sessions and members in memory, and one statement for insert and counter. */
export function referenceChat(databaseUrl: string, count: number) {
  const pool = connectPool(databaseUrl)
  const tokens = Array.from({ length: count }, (_, number) => referenceToken(number))
  const userOf = new Map(tokens.map((token, number) => [`sid=${token}`, userIdOf(number)]))
  const pairs = count / 2
  const membersOf = new Map(
    Array.from({ length: pairs }, (_, number) => [
      conversationIdOf(number),
      [userIdOf(number), userIdOf(number + pairs)],
    ]),
  )
  return {
    people: tokens.map((token) => ({ cookie: `sid=${token}` })),
    userOf: (cookie: string | undefined) => userOf.get(cookie ?? '') ?? '',
    otherOf: (conversationId: string, userId: string) =>
      membersOf.get(conversationId)?.find((member) => member !== userId) ?? '',

    async store(userId: string, { conversationId, message }: Sent) {
      const { rows } = await pool.query<{ seq: number; id: string; created_at: Date }>({
        name: 'store-message',
        text: STORE_MESSAGE,
        values: [conversationId, message.clientId, userId, message.type, message.body],
      })
      return { ...message, conversationId, senderId: userId, ...rows[0] }
    },
  }
}
