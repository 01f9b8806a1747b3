import { redealHand } from '#features/swipe/hand/saved-hand.ts'
import { useUnsentAnswers } from '#features/swipe/optimistic/use-unsent-answers.ts'
import { recordSwipe } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { TodaySheet } from '#features/taste/today/today-sheet.tsx'
import { navigate, usePathname } from '#lib/navigation/navigation.ts'

const DREAMLIST = '/dreamlist'

/** Pick of the day, with this device's unsent decision on it. */
export function TodayPick({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const path = usePathname()
  const unsent = useUnsentAnswers()
  return (
    <TodaySheet
      {...{ isOpen, onClose, unsent }}
      onDecide={(design, action) => {
        recordSwipe(design, action)
        void redealHand(design.id)
      }}
      onOpenDreamlist={() => {
        onClose()
        if (path !== DREAMLIST) navigate(DREAMLIST)
      }}
    />
  )
}
