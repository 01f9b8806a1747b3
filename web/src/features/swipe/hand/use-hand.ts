import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { DESIGN_BATCH, type SwipeAction } from '@dream/contract/rules/designs/swipe'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { call, isOffline, isUnanswered } from '#lib/api/api-client.ts'
import { reportToConsole } from '#lib/errors/console-report.ts'
import { onResume } from '#lib/device/resume.ts'
import { currentSwipeQueue, SEND_AFTER_MS, sendUnsentSwipes } from '../swipe-queue/swipe-queue.ts'
import { needsRefill, topOf, type Card } from './deck.ts'
import { EMPTY_HAND, handReducer, type Hand, type HandEvent } from './hand.ts'
import { readSavedHand, useSaveHand } from './saved-hand.ts'

declare global {
  interface WindowEventMap {
    redeal: CustomEvent<unknown>
  }
}

/** State of the deck; `empty`: nothing is left to deal. Failures show only when no card is left. */
export type DeckState = 'loading' | 'ready' | 'empty' | DealFailure
/** Source of the deal: new designs, or those passed before. */
export type DealMode = 'new' | 'passed'

/** No network, a server that is away, or a server error. */
type DealFailure = 'offline' | 'unreachable' | 'failed'
type Dealing = 'starting' | 'idle' | 'asking' | 'exhausted' | DealFailure

const FAILURES: readonly string[] = ['offline', 'unreachable', 'failed'] satisfies DealFailure[]
const isFailure = (dealing: Dealing): dealing is DealFailure => FAILURES.includes(dealing)

function failureOf(error: unknown): DealFailure {
  if (isOffline(error)) return 'offline'
  return isUnanswered(error) ? 'unreachable' : 'failed'
}

/** Delay after which a swipe is being sent. */
const SENT_AFTER_MS = SEND_AFTER_MS + 50

/** Maximum of ids that the API can exclude. */
const EXCLUDE_MAX = 50

/** Hand of the deck: starts with the saved cards, requests more at two or fewer, and saves the rest. */
export function useHand() {
  const [hand, send] = useReducer(handReducer, EMPTY_HAND)
  const [dealing, setDealing] = useState<Dealing>('starting')
  const [mode, setMode] = useState<DealMode>('new')
  /** Cursor of a review. */
  const before = useRef<string | undefined>(undefined)

  /**
   * Counter of requests: only the last one's answer is used, as cards dealt before a reason must not follow those dealt after it.
   */
  const asked = useRef(0)

  const fetchMore = useCallback(
    async (known: Hand, how: 'dealt' | 'redealt' = 'dealt') => {
      asked.current += 1
      const turn = asked.current
      setDealing('asking')
      const inHand = how === 'dealt' ? known.deck.cards : known.deck.cards.slice(0, 1)
      try {
        const designs = await (mode === 'new' ? deal(inHand) : dealPassed(before.current))
        if (turn !== asked.current) return
        before.current = designs.at(-1)?.passedAt ?? before.current
        send({ type: how, designs })
        setDealing(designs.length === 0 ? 'exhausted' : 'idle')
      } catch (error) {
        if (turn !== asked.current) return
        if (!isUnanswered(error)) reportToConsole(MESSAGES.designsFailed, error)
        setDealing(failureOf(error))
      }
    },
    [mode],
  )
  useFirstHand(({ designs, past, isFresh }) => {
    send({ type: 'resumed', designs, past })
    if (isFresh) setDealing('idle')
    else void fetchMore(handReducer(EMPTY_HAND, { type: 'dealt', designs }), 'redealt')
  })
  useEffect(() => {
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- asking begins here, and ends with the network
    if (dealing === 'idle' && needsRefill(hand.deck)) void fetchMore(hand)
  }, [dealing, hand, fetchMore])
  useEffect(() => onResume(() => setDealing(triedAgain)), [])
  useSaveHand(hand, mode === 'new')

  const decide = useCallback((action: SwipeAction) => {
    send({ type: 'decided', action })
    // Retry a failed refill with each card.
    setDealing(triedAgain)
  }, [])
  const redeal = useRedeal(hand, mode === 'new' ? fetchMore : null)
  useTasteElsewhere(send, redeal)
  const review = useCallback(() => {
    before.current = undefined
    send({ type: 'reviewed' })
    setMode('passed')
    setDealing('idle')
  }, [])
  const retry = useCallback(() => {
    if (dealing === 'exhausted') setMode('new')
    setDealing('idle')
  }, [dealing])
  return { hand, send, decide, redeal, review, retry, mode, state: stateOf(hand, dealing) }
}

/** Starts with the saved hand. */
function useFirstHand(begin: (saved: Awaited<ReturnType<typeof readSavedHand>>) => void) {
  useEffect(() => {
    let isStopped = false
    void readSavedHand().then((saved) => {
      if (!isStopped) begin(saved)
    })
    return () => void (isStopped = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a visit: later changes of `begin` deal nothing by themselves
  }, [])
}

const triedAgain = (now: Dealing): Dealing => (isFailure(now) ? 'idle' : now)

type FetchMore = (hand: Hand, how: 'dealt' | 'redealt') => Promise<void>

/** Deals the cards under the top one again, once the server has the swipes. */
function useRedeal(hand: Hand, fetchMore: FetchMore | null): () => void {
  const latest = useRef({ hand, fetchMore })
  useEffect(() => {
    latest.current = { hand, fetchMore }
  })
  return useCallback(() => {
    const deal = async () => {
      await sendUnsentSwipes()
      const now = latest.current
      await now.fetchMore?.(now.hand, topOf(now.hand.deck) ? 'redealt' : 'dealt')
    }
    setTimeout(() => void deal(), SENT_AFTER_MS)
  }, [])
}

/** Deals again after taste answers outside of the deck. */
function useTasteElsewhere(send: (event: HandEvent) => void, redeal: () => void) {
  useEffect(() => {
    const changed = ({ detail: id }: WindowEventMap['redeal']) => {
      send({ type: 'forgotten', id })
      redeal()
    }
    addEventListener('redeal', changed)
    return () => removeEventListener('redeal', changed)
  }, [send, redeal])
}

function stateOf(hand: Hand, dealing: Dealing): DeckState {
  if (topOf(hand.deck)) return 'ready'
  if (dealing === 'exhausted') return 'empty'
  return isFailure(dealing) ? dealing : 'loading'
}

/** Deals new cards: none from the hand, none with an unsent swipe. */
async function deal(hand: readonly Card[]): Promise<DealtDesign[]> {
  const unsent = currentSwipeQueue().queue.map((swipe) => swipe.designId)
  // Hand last: the server deals what goes well after its last card.
  const exclude = [...new Set([...unsent, ...hand.map(({ design }) => design.id)])]
  const designs = await call('GET /api/designs', {
    query: {
      batch: DESIGN_BATCH,
      ...(exclude.length > 0 && { exclude: exclude.slice(-EXCLUDE_MAX).join(',') }),
    },
  })
  const isKnown = new Set(exclude)
  return designs.filter((design) => !isKnown.has(design.id))
}

const dealPassed = (before: string | undefined): Promise<DealtDesign[]> =>
  call('GET /api/designs', {
    query: { batch: DESIGN_BATCH, review: 'passed', ...(before !== undefined && { before }) },
  })
