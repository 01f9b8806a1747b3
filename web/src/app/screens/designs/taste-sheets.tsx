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

/** Exit duration of a sheet. */
const EXIT_MS = 240

/** Taste sheets, over the deck and wherever else they are opened. */
export function TasteSheets({ wanted, onWanted, isAgain }: Props) {
  /** Sheet that is closing; another one may open before it is gone. */
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
