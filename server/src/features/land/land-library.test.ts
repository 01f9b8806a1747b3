import { readFile } from 'node:fs/promises'
import { type LandCard, LandFile } from '@dream/contract/api/sections/land'
import { STATES } from '@dream/contract/rules/account/australia'
import { LAND_DRAWINGS, LAND_TOPICS } from '@dream/contract/rules/land/land'
import { beforeAll, describe, expect, it } from 'vitest'

const LIBRARY = new URL('../../../../catalogue/content/land.json', import.meta.url)

let cards: LandCard[]
beforeAll(async () => {
  cards = LandFile.parse(JSON.parse(await readFile(LIBRARY, 'utf8'))).cards
})

const namesOf = (wrong: LandCard[]) => wrong.map(({ id }) => id)
const wordsIn = ({ text }: LandCard) => text.join(' ').split(/\s+/).length

describe('the land guide of the library', () => {
  it('has at least 24 cards with unique names, and at least two to each topic', () => {
    expect(cards.length).toBeGreaterThanOrEqual(24)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    for (const { value } of LAND_TOPICS) {
      expect(cards.filter(({ topic }) => topic === value).length, value).toBeGreaterThanOrEqual(2)
    }
  })

  it('explains each idea in 80 to 160 words', () => {
    expect(namesOf(cards.filter((card) => wordsIn(card) < 80 || wordsIn(card) > 160))).toEqual([])
  })

  it('asks a question on each card', () => {
    expect(namesOf(cards.filter(({ ask }) => !ask.question.endsWith('?')))).toEqual([])
  })

  it('uses every drawing', () => {
    const used = new Set(cards.map(({ drawing }) => drawing))

    expect(LAND_DRAWINGS.filter((drawing) => !used.has(drawing))).toEqual([])
  })

  it('has checks before their review dates, and validity periods in order', () => {
    const dated = cards.flatMap((card) => [card, ...card.lines].map((rule) => ({ ...rule, id: card.id })))
    const wrong = dated.filter(
      ({ checkedOn, reviewBy, validFrom, validTo }) =>
        (reviewBy <= checkedOn && (validTo === null || validTo > checkedOn)) ||
        (validFrom !== null && validTo !== null && validFrom > validTo),
    )

    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('has the first home grant of every state', () => {
    const grant = cards.find(({ id }) => id === 'first-home-grant')

    expect(new Set(grant?.lines.flatMap(({ states }) => states))).toEqual(new Set(STATES))
  })
})
