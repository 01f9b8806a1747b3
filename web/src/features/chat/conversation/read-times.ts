import type { LastRead } from '@dream/contract/api/chat/conversations'

/** Time at which somebody read the messages after `afterSeq`, up to `upToSeq`. */
export type ReadTime = LastRead & { upToSeq: number }

/** Maximum of read times kept on this device. */
const READS_MAX = 50

/** Adds the time of the latest read receipt. */
export function withReadTime(
  times: readonly ReadTime[],
  { readSeq, lastRead }: { readSeq: number; lastRead: LastRead | null },
): readonly ReadTime[] {
  if (!lastRead) return times
  const known = times.find(({ afterSeq }) => afterSeq === lastRead.afterSeq)
  if (known && known.upToSeq >= readSeq) return times
  const others = times.filter((each) => each !== known)
  return [...others, { ...lastRead, upToSeq: readSeq }].slice(-READS_MAX)
}

/** Time at which a message was read; null when unknown. */
export const readAtOf = (times: readonly ReadTime[], seq: number): string | null =>
  times.find(({ afterSeq, upToSeq }) => seq > afterSeq && seq <= upToSeq)?.at ?? null
