import type { DealtDesign } from '@dream/contract/api/deck'
import { FRESH_MS } from '@dream/contract/rules/timing'
import { useEffect, useRef } from 'react'
import { keepAnswer, keptAnswer } from '#lib/answer-store.ts'
import { currentSession } from '#lib/session.ts'
import { loadedOutbox } from '../outbox/outbox.ts'
import type { Hand } from './hand.ts'

/** What is left of the last batch is kept on the device: a reload and an offline start go on with the same card. */
const KEPT_AS = 'hand'
/** Writing never takes from a gesture. */
const KEEP_AFTER_MS = 300

/** The cards that were left last time, without those swiped since. */
export async function keptHand(): Promise<{ designs: DealtDesign[]; isFresh: boolean }> {
  const { user } = currentSession()
  const { recent, queue } = await loadedOutbox()
  const kept = user ? await keptAnswer(user.id, KEPT_AS) : undefined
  const designs: DealtDesign[] = Array.isArray(kept?.answer) ? kept.answer : []
  const swiped = new Set([...recent, ...queue.map((swipe) => swipe.designId)])
  return {
    designs: designs.filter((design) => !swiped.has(design.id)),
    isFresh: Date.now() - (kept?.at ?? 0) < FRESH_MS.designs,
  }
}

/** What the deck's order depends on has changed: the cards under the top one are dealt anew at the next visit. */
export async function redealHand(): Promise<void> {
  const { user } = currentSession()
  const kept = user && (await keptAnswer(user.id, KEPT_AS))
  if (kept) await keepAnswer(user.id, KEPT_AS, { ...kept, at: 0 })
}

/** Keeps the hand each time cards are dealt. What is swiped of it meanwhile, the outbox knows. */
export function useKeepHand({ deck }: Hand, isWanted: boolean) {
  const latest = useRef(deck)
  useEffect(() => {
    latest.current = deck
  })
  const last = deck.cards.at(-1)?.design.id
  useEffect(() => {
    const { user } = currentSession()
    if (!user || !isWanted || last === undefined) return
    const timer = setTimeout(() => {
      const answer = latest.current.cards.map((card) => card.design)
      void keepAnswer(user.id, KEPT_AS, { answer, at: Date.now() })
    }, KEEP_AFTER_MS)
    return () => clearTimeout(timer)
  }, [last, isWanted])
}
