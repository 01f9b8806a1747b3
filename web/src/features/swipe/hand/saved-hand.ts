import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { STALE_MS } from '@dream/contract/rules/app/timing'
import { useEffect, useRef } from 'react'
import { savePersonal, readPersonal } from '#lib/personal/personal-cache.ts'
import { currentSession, forgetOnSignOut } from '#lib/session/session.ts'
import { loadedSwipeQueue } from '../swipe-queue/swipe-queue.ts'
import { EMPTY_DECK, type Card, type Decided } from './deck.ts'
import type { Hand } from './hand.ts'

/** Storage key of the rest of the last batch, with which a reload and an offline start continue. */
export const SAVED_AS = 'hand'
/** Delay of the write, so that it never interrupts a gesture. */
const SAVE_AFTER_MS = 300

/** Deck as it was left on this page: its undo history is longer than what the device saves. */
let left: { userId: string; cards: readonly Card[] | null; past: readonly Decided[] } | null = null
forgetOnSignOut(() => {
  left = null
})

type SavedHand = { designs: DealtDesign[]; past: readonly Decided[]; isFresh: boolean }

/** Reads the saved cards, without those swiped since. */
export async function readSavedHand(): Promise<SavedHand> {
  const { user } = currentSession()
  const { recent, queue } = await loadedSwipeQueue()
  const saved = user ? await readPersonal<DealtDesign[]>(user.id, SAVED_AS) : undefined
  const swiped = new Set([...recent, ...queue.map((swipe) => swipe.designId)])
  const own = left && left.userId === user?.id ? left : null
  // An empty saved hand was cleared by `forgetHand`.
  const cards = saved?.value.length === 0 ? [] : own?.cards
  const designs = cards?.map((card) => card.design) ?? saved?.value ?? []
  return {
    designs: designs.filter((design) => !swiped.has(design.id)),
    past: own?.past ?? [],
    isFresh: Date.now() - (saved?.at ?? 0) < STALE_MS.designs,
  }
}

/**
 * Marks the hand as stale: the cards under the top one are dealt again, now or at the next visit. `changedId`: design whose swipe
 * was changed outside of the deck.
 */
export async function redealHand(changedId?: string): Promise<void> {
  const { user } = currentSession()
  const saved = user && (await readPersonal(user.id, SAVED_AS))
  if (saved) await savePersonal(user.id, SAVED_AS, { ...saved, at: 0 })
  dispatchEvent(new CustomEvent('redeal', { detail: changedId }))
}

/** Saves cards dealt before the deck was first opened, which then starts with them. */
export async function saveFirstHand(designs: readonly DealtDesign[]): Promise<void> {
  const { user } = currentSession()
  if (user && designs.length > 0) await savePersonal(user.id, SAVED_AS, { value: designs, at: Date.now() })
}

/** Saves the hand each time cards are dealt; the swipe queue knows what was swiped since. */
export function useSaveHand({ deck }: Hand, isWanted: boolean) {
  const latest = useRef(deck)
  useEffect(() => {
    latest.current = deck
    const { user } = currentSession()
    if (!user || deck === EMPTY_DECK) return
    left = { userId: user.id, cards: isWanted ? deck.cards : null, past: deck.past }
  })
  const last = deck.cards.at(-1)?.design.id
  useEffect(() => {
    const { user } = currentSession()
    if (!user || !isWanted || last === undefined) return
    const timer = setTimeout(() => {
      const value = latest.current.cards.map((card) => card.design)
      void savePersonal(user.id, SAVED_AS, { value, at: Date.now() })
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [last, isWanted])
}
