import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { lazy, Suspense, useCallback, useState } from 'react'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate, useSearchParams } from '#lib/navigation/navigation.ts'
import { useSession } from '#lib/session/session.ts'
import { PracticeDeck } from '#features/swipe/practice/practice-deck.tsx'
import { toWelcomeCard, WelcomeScreen, type Tried } from '#features/welcome/welcome-screen.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { unlockAtOf, useProgress } from '../../progress.ts'
import { useLazyLoad } from '#lib/errors/use-lazy-load.ts'

const loadDetails = () => import('../designs/details-layer.tsx')
const DetailsLayer = lazy(async () => ({ default: (await loadDetails()).DetailsLayer }))

const firstName = (name: string) => name.trim().split(/\s+/)[0] ?? ''

/** Welcome between the profile and the deck. Each card has its own URL, so that the phone's back goes one card back. */
export function Welcome() {
  const { user } = useSession()
  const { data } = useProgress()
  const card = toWelcomeCard(Number(useSearchParams().get('card')))
  const [tried, setTried] = useState<Tried>(null)
  const [open, setOpen] = useState<DealtDesign | null>(null)
  const giveUp = useCallback(() => {
    setOpen(null)
    showToast("Details need a connection. Try again when you're online.")
  }, [])
  const hasDetails = useLazyLoad(loadDetails, open !== null, giveUp)
  const note = (action: SwipeAction) => setTried((before) => triedAfter(before, action))
  const close = useCallback(() => setOpen(null), [])
  if (!user) return null
  return (
    <>
      <WelcomeScreen
        name={firstName(user.name)}
        unlockAt={unlockAtOf(data)}
        card={card}
        onNext={() => navigate(`/welcome?card=${card + 1}`, { state: OPENED_HERE })}
        onDone={() => navigate('/explore', { replace: true })}
        tried={tried}
        practice={<PracticeDeck paused={open !== null} onTried={note} onOpenDetails={setOpen} />}
      />
      <Suspense>
        {open && hasDetails && <DetailsLayer design={open} why={open.why} onClose={close} />}
      </Suspense>
    </>
  )
}

const triedAfter = (before: Tried, action: SwipeAction): Tried =>
  before === null || before === action ? action : 'both'
