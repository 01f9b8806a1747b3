import type { RawSql } from '#platform/database.ts'

export type Marks = {
  conversationId: string
  userId: string
  receivedSeq: number
  readSeq: number
}

export type MovedMarks = {
  conversation_id: string
  user_id: string
  has_moved: boolean
  received_seq: number
  read_seq: number
  unread: number
  for_buyer: string
  for_broker: string
}

/** Moves marks of several people and conversations, in an order that all processes share. */
export async function moveMarks(raw: RawSql, marks: readonly Marks[]): Promise<MovedMarks[]> {
  const sorted = marks.toSorted((a, b) => (a.conversationId < b.conversationId ? -1 : 1))
  return raw<MovedMarks[]>`
    select wish.conversation_id, wish.user_id, moved.*
    from unnest(
      ${sorted.map(({ conversationId }) => conversationId)}::uuid[],
      ${sorted.map(({ userId }) => userId)}::uuid[],
      ${sorted.map(({ receivedSeq }) => receivedSeq)}::int[],
      ${sorted.map(({ readSeq }) => readSeq)}::int[]
    ) as wish (conversation_id, user_id, received_to, read_to)
    cross join lateral move_marks(wish.conversation_id, wish.user_id, wish.received_to, wish.read_to) as moved`
}
