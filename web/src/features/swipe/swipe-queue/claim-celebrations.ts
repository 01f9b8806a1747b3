import type { PendingCelebration } from './queue-state.ts'
import { changeSwipeQueue, currentSwipeQueue, TAB } from './swipe-queue.ts'

/** Takes the unlocks that wait for a celebration; each goes to one taker among all tabs. */
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

/** Whether a swipe, or what it unlocked, was made in this tab. */
export const isOfThisTab = ({ tab }: { tab: string }) => tab === TAB
