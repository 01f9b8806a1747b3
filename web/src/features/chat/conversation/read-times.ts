import type { LastRead } from '@dream/contract/api/chat/conversations'

/** When somebody read the messages after `afterSeq`, up to `upToSeq`. */
export type ReadTime = LastRead & { upToSeq: number }

/** So many reads of the past keep their time on this device. */
const READS_MAX = 50

/** Takes in when somebody last read something new. */
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

/** When a message was read; null when that is not known. */
export const readAtOf = (times: readonly ReadTime[], seq: number): string | null =>
  times.find(({ afterSeq, upToSeq }) => seq > afterSeq && seq <= upToSeq)?.at ?? null
