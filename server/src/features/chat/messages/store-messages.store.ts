import type { RawSql } from '#platform/database.ts'
import { isUniqueViolation } from '#platform/unique-violation.ts'
import type { MessageType } from './messages.store.ts'

/** A message as it goes to be stored. */
export type Draft = {
  conversationId: string
  senderId: string
  clientId: string
  type: Exclude<MessageType, 'system'>
  body: string
  designId: string | null
  fileId: string | null
}

export type Stored = {
  outcome:
    | 'stored'
    | 'repeat'
    | 'conflict'
    | 'not-found'
    | 'closed'
    | 'blocked'
    | 'rate-limited'
    | 'file-missing'
  stored_id: string
  stored_seq: number
  stored_at: Date
  for_buyer: string
  for_broker: string
  wait_ms: number | null
  is_first_reply: boolean | null
}

/** How fast one of the two may write in their conversation. */
export type Pace = { burst: number; perSecond: number }

/** The quick one is for what is new and has no file, and fails on a repeat; see their own words in the migrations. */
type By = 'store_new_message' | 'store_message'

/** Stores by the quick function where it can, and once more by the other when something of it is there already. */
async function storing<T>(drafts: readonly Draft[], store: (by: By) => Promise<T>): Promise<T> {
  if (drafts.some(({ fileId }) => fileId !== null)) return store('store_message')
  try {
    return await store('store_new_message')
  } catch (error) {
    if (isUniqueViolation(error)) return store('store_message')
    throw error
  }
}

/** Stores messages of several people in one statement, one after the other, and answers in their order; a repeat takes two. */
export async function storeMessages(
  raw: RawSql,
  drafts: readonly Draft[],
  { burst, perSecond }: Pace,
): Promise<Stored[]> {
  // The locks of conversations are taken in an order that all processes share; within one, nobody overtakes.
  const places = drafts
    .map((draft, place) => ({ ...draft, place }))
    .toSorted((a, b) =>
      a.conversationId < b.conversationId ? -1 : Number(a.conversationId > b.conversationId),
    )
  const rows = await storing(
    drafts,
    async (by) => raw<(Stored & { place: number })[]>`
    select draft.place, stored.*
    from unnest(
      ${places.map(({ place }) => place)}::int[],
      ${places.map(({ conversationId }) => conversationId)}::uuid[],
      ${places.map(({ senderId }) => senderId)}::uuid[],
      ${places.map(({ clientId }) => clientId)}::uuid[],
      ${places.map(({ type }) => type)}::text[],
      ${places.map(({ body }) => body)}::text[],
      ${places.map(({ designId }) => designId)}::uuid[],
      ${places.map(({ fileId }) => fileId)}::uuid[]
    ) as draft (place, conversation_id, sender_id, client_id, type, body, design_id, file_id)
    cross join lateral ${raw(by)}(
      conversation_id, sender_id, client_id, type, body, design_id, ${burst}, ${perSecond}, file_id
    ) as stored`,
  )
  return rows.toSorted((a, b) => a.place - b.place)
}
