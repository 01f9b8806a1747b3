import type { CurrentLandCard } from '@dream/contract/api/sections/land'
import { STATE_NAMES, STATES, type State } from '@dream/contract/rules/account/australia'
import { LAND_TOPICS } from '@dream/contract/rules/land/land'
import { foldText } from '@dream/contract/rules/text/fold-text'
import { brokerageDay } from '@dream/contract/rules/app/brokerage-day'
import { serverNow } from '#lib/time/server-clock.ts'

type Topic = { value: CurrentLandCard['topic']; label: string; cards: CurrentLandCard[] }

/** Topics with cards, in the guide's order. */
export function topicsOf(cards: readonly CurrentLandCard[]): Topic[] {
  return LAND_TOPICS.map(({ value, label }) => ({
    value,
    label,
    cards: cards.filter((card) => card.topic === value),
  })).filter((topic) => topic.cards.length > 0)
}

type CardPlace = {
  card: CurrentLandCard
  topic: string
  /** Position within the topic, from 1. */
  number: number
  total: number
  previous: CurrentLandCard | null
  next: CurrentLandCard | null
}

/** Card with its neighbours, by its id or else by its topic; null when neither exists. */
export function placeOf(
  cards: readonly CurrentLandCard[],
  { card: id, topic: wanted }: { card: string | null; topic: string | null },
): CardPlace | null {
  const topics = topicsOf(cards)
  const inOrder = topics.flatMap((topic) => topic.cards)
  const card = inOrder.find((each) => each.id === id) ?? inOrder.find((each) => each.topic === wanted)
  const topic = topics.find(({ value }) => value === card?.topic)
  if (!card || !topic) return null
  const at = inOrder.indexOf(card)
  return {
    card,
    topic: topic.label,
    number: topic.cards.indexOf(card) + 1,
    total: topic.cards.length,
    previous: inOrder[at - 1] ?? null,
    next: inOrder[at + 1] ?? null,
  }
}

/** Cards that contain every search word. */
export function cardsWith(cards: readonly CurrentLandCard[], typed: string): CurrentLandCard[] {
  const terms = typed.split(/\s+/).map(foldText).filter(Boolean)
  if (terms.length === 0) return []
  return cards.filter(({ title, name, text, ask, lines, topic }) => {
    const label = LAND_TOPICS.find(({ value }) => value === topic)?.label ?? ''
    const all = [title, name, label, ...text, ask.question, ...lines.map((line) => line.text)]
    const haystack = foldText(all.join(' '))
    return terms.every((word) => haystack.includes(word))
  })
}

/** Name of a state, or of all of them. */
export const stateName = (state: State | null) => (state === null ? 'All of Australia' : STATE_NAMES[state])

export const isState = (value: string | null | undefined): value is State =>
  STATES.some((state) => state === value)

const LONG_DAY = new Intl.DateTimeFormat('en-AU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Formats 2026-11-21 as 21 November 2026. */
export const dayText = (day: string) => LONG_DAY.format(new Date(day))

/** Today's date for the guide, by the server's clock. */
export const today = () => brokerageDay(serverNow())
