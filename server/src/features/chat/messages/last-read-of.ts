import type { LastRead } from '@dream/contract/api/chat/conversations'

/** Time of the last read receipt that advanced; null when unknown. */
export const lastReadOf = (row: { read_at: Date | null; read_after_seq: number }): LastRead | null =>
  row.read_at && { afterSeq: row.read_after_seq, at: row.read_at.toISOString() }
