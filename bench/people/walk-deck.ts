import { createHash } from 'node:crypto'
import { DealtDesign } from '@dream/contract/api/designs/deck'
import { COURSE_AFTER, DESIGN_BATCH, REFILL_AT } from '@dream/contract/rules/designs/swipe'
import type { Person } from '../rig/server-process.ts'
import type { Swiper } from './six-people.ts'

export type Swiped = { design: DealtDesign; isLiked: boolean; reason: string | null }

type Server = { port: number; headers: Person }

/**
 * Swipes a number of cards as the app would: keeps a hand, refills it when two are left, and replaces all but its top card after a
 * reason and after many passes in a row.
 */
export async function walkDeck(server: Server, person: Swiper, count: number): Promise<Swiped[]> {
  await send(server, { method: 'PUT', path: '/api/profile', body: person.answers })
  const swiped: Swiped[] = []
  let hand: DealtDesign[] = []
  let passes = 0
  while (swiped.length < count) {
    if (hand.length <= REFILL_AT) hand = [...hand, ...(await deal(server, hand))]
    const design = hand.shift()
    if (!design) break
    const likes = swiped.filter(({ isLiked }) => isLiked).length
    const isLiked = person.likes(design, { cards: swiped.length, likes })
    const offered = isLiked ? undefined : design.passReasons.find(({ label }) => label === person.reason)
    const body = {
      designId: design.id,
      action: isLiked ? 'like' : 'pass',
      swipeId: swipeIdOf(person, swiped.length),
      ...(offered && { reason: offered.tag }),
    }
    await send(server, { method: 'POST', path: '/api/preferences', body })
    swiped.push({ design, isLiked, reason: offered?.label ?? null })
    passes = isLiked ? 0 : passes + 1
    if (offered || (passes > 0 && passes % COURSE_AFTER === 0)) {
      const top = hand.slice(0, 1)
      hand = [...top, ...(await deal(server, top))]
    }
  }
  return swiped
}

async function deal(server: Server, hand: readonly DealtDesign[]): Promise<DealtDesign[]> {
  const exclude = hand.length > 0 ? `&exclude=${hand.map(({ id }) => id).join()}` : ''
  const path = `/api/designs?batch=${DESIGN_BATCH}${exclude}`
  return DealtDesign.array().parse(await send(server, { method: 'GET', path }))
}

async function send(
  { port, headers }: Server,
  { method, path, body }: { method: string; path: string; body?: unknown },
): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

/** Deterministic id: the same for the same swipe in every run. */
function swipeIdOf({ name }: Swiper, at: number): string {
  const hex = createHash('sha256').update(`${name}/${at}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
