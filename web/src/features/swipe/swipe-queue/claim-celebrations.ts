import type { PendingCelebration } from './queue-state.ts'
import { changeSwipeQueue, currentSwipeQueue, TAB } from './swipe-queue.ts'

/** Claims the pending celebrations; each goes to a single caller across all tabs. */
export async function claimCelebrations(
  wanted: (celebration: PendingCelebration) => boolean,
): Promise<readonly PendingCelebration[]> {
  if (!currentSwipeQueue().celebrations.some(wanted)) return []
  let taken: readonly PendingCelebration[] = []
  await changeSwipeQueue((old) => {
    taken = old.celebrations.filter(wanted)
    return { ...old, celebrations: old.celebrations.filter((each) => !wanted(each)) }
  })
  return taken
}

/** Whether a swipe or its unlock was made in this tab. */
export const isOfThisTab = ({ tab }: { tab: string }) => tab === TAB
