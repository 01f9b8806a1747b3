import { useCallback, useEffect, useState } from 'react'
import { redealHand } from '#features/swipe/hand/saved-hand.ts'
import type { TasteWanted } from '#features/swipe/swipe-deck.tsx'
import { recordSwipe, recordUndo } from '#features/swipe/swipe-queue/swipe-queue.ts'
import { PassesSheet } from '#features/taste/passes/passes-sheet.tsx'
import { QuestionsSheet } from '#features/taste/questions/questions-sheet.tsx'
import { TasteReport } from '#features/taste/report/taste-report.tsx'
import { startTaste } from './start-taste.ts'
import { TodayPick } from './today-pick.tsx'
import { WhySheet } from '#features/taste/why/why-sheet.tsx'

type Props = { wanted: TasteWanted; onWanted: (wanted: null) => void; isAgain?: boolean }

/** Until the sheet has left. */
const EXIT_MS = 240

/** What is said of one's taste: over the deck, and wherever else it is asked for. */
export function TasteSheets({ wanted, onWanted, isAgain }: Props) {
  /** What is on its way out; something else may be asked for before it has left. */
  const [closing, setClosing] = useState<TasteWanted | null>(null)
  const isOpen = closing !== wanted
  useEffect(() => void startTaste(), [])
  useEffect(() => {
    if (isOpen) return
    const timer = setTimeout(() => onWanted(null), EXIT_MS)
    return () => clearTimeout(timer)
  }, [isOpen, onWanted])
  const close = useCallback(() => setClosing(wanted), [wanted])
  const sheet = { isOpen, onClose: close }
  if (wanted.kind === 'why') return <WhySheet {...sheet} design={wanted.design} />
  if (wanted.kind === 'questions') return <QuestionsSheet {...sheet} isAgain={isAgain === true} />
  if (wanted.kind === 'report') return <TasteReport {...sheet} />
  if (wanted.kind === 'today') return <TodayPick {...sheet} />
  return (
    <PassesSheet
      {...sheet}
      onLike={(design) => {
        recordSwipe(design, 'like')
        void redealHand(design.id)
      }}
      onTakeBack={(design) => {
        recordUndo(design, 'pass')
        void redealHand(design.id)
      }}
    />
  )
}
