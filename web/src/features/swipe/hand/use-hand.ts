import type { DealtDesign } from '@dream/contract/api/deck'
import { MESSAGES } from '@dream/contract/rules/messages'
import { DESIGN_BATCH, type SwipeAction } from '@dream/contract/rules/swipe'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { call, isOffline } from '#lib/api-client.ts'
import { reportToConsole } from '#lib/console-report.ts'
import { onWake } from '#lib/wake.ts'
import { currentOutbox } from '../outbox/outbox.ts'
import { needsRefill, topOf } from './deck.ts'
import { EMPTY_HAND, handReducer, type Hand } from './hand.ts'
import { keptHand, useKeepHand } from './kept-hand.ts'

/** `empty`: there is nothing left to deal. `offline` and `failed` show only when no card is left. */
export type DeckState = 'loading' | 'ready' | 'empty' | 'offline' | 'failed'
/** New designs, or those passed before. */
export type DealMode = 'new' | 'passed'

type Dealing = 'starting' | 'idle' | 'asking' | 'exhausted' | 'offline' | 'failed'

/** The API lets so many ids be excluded. */
const EXCLUDE_MAX = 50

/** The cards of the deck: deals what was kept, asks for more at two or fewer, keeps what is left. */
export function useHand() {
  const [hand, send] = useReducer(handReducer, EMPTY_HAND)
  const [dealing, setDealing] = useState<Dealing>('starting')
  const [mode, setMode] = useState<DealMode>('new')
  /** Where a review goes on. */
  const before = useRef<string | undefined>(undefined)

  const ask = useCallback(
    async (known: Hand, how: 'dealt' | 'redealt' = 'dealt') => {
      setDealing('asking')
      const held = how === 'dealt' ? known.deck.cards : known.deck.cards.slice(0, 1)
      try {
        const ids = held.map((card) => card.design.id)
        const designs = await (mode === 'new' ? deal(ids) : dealPassed(before.current))
        before.current = designs.at(-1)?.passedAt ?? before.current
        send({ type: how, designs })
        setDealing(designs.length === 0 ? 'exhausted' : 'idle')
      } catch (error) {
        if (!isOffline(error)) reportToConsole(MESSAGES.designsFailed, error)
        setDealing(isOffline(error) ? 'offline' : 'failed')
      }
    },
    [mode],
  )
  useEffect(() => {
    let isGone = false
    void keptHand().then(({ designs, isFresh }) => {
      if (isGone) return
      send({ type: 'dealt', designs })
      if (isFresh) setDealing('idle')
      else void ask(handReducer(EMPTY_HAND, { type: 'dealt', designs }), 'redealt')
    })
    return () => void (isGone = true)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once a visit: later changes of `ask` deal nothing by themselves
  }, [])
  useEffect(() => {
    if (dealing === 'idle' && needsRefill(hand.deck)) void ask(hand)
  }, [dealing, hand, ask])
  useEffect(() => {
    return onWake(() => setDealing((now) => (now === 'offline' || now === 'failed' ? 'idle' : now)))
  }, [])
  useKeepHand(hand, mode === 'new')

  const decide = useCallback((action: SwipeAction) => {
    send({ type: 'decided', action })
    // A refill that failed is tried again with each card.
    setDealing((now) => (now === 'offline' || now === 'failed' ? 'idle' : now))
  }, [])
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
  return { hand, send, decide, review, retry, mode, state: stateOf(hand, dealing) }
}

function stateOf(hand: Hand, dealing: Dealing): DeckState {
  if (topOf(hand.deck)) return 'ready'
  if (dealing === 'exhausted') return 'empty'
  return dealing === 'offline' || dealing === 'failed' ? dealing : 'loading'
}

/** The next new cards: none that is held, none whose swipe is still on its way. */
async function deal(held: readonly string[]): Promise<DealtDesign[]> {
  const unsent = currentOutbox().queue.map((swipe) => swipe.designId)
  const exclude = [...new Set([...held, ...unsent])]
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
