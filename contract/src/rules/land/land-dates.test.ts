import { describe, expect, it } from 'vitest'
import type { State } from '../account/australia.ts'
import { landFor, standingOn, type Dated } from './land-dates.ts'

const aRule = (dates: Partial<Dated> = {}): Dated => ({
  validFrom: null,
  validTo: null,
  reviewBy: '2027-06-30',
  ...dates,
})
const TODAY = '2026-11-21'

describe('a rule on 21 November 2026', () => {
  it.each([
    [{}, 'current'],
    [{ validFrom: '2026-11-22' }, 'to-come'],
    [{ validFrom: '2026-11-21' }, 'current'],
    [{ validTo: '2026-11-21' }, 'current'],
    [{ validTo: '2026-11-20' }, 'over'],
    [{ reviewBy: '2026-11-21' }, 'current'],
    [{ reviewBy: '2026-11-20' }, 'being-reviewed'],
    [{ reviewBy: '2026-11-20', validTo: '2026-11-20' }, 'over'],
  ])('with %j is %s', (dates, standing) => {
    expect(standingOn(TODAY, aRule(dates))).toBe(standing)
  })
})

type Line = Dated & { states: State[]; text: string }
const aLine = (text: string, states: State[], dates: Partial<Dated> = {}): Line => ({
  ...aRule(dates),
  states,
  text,
})
const aCard = (id: string, facts: { states?: State[]; lines?: Line[] } & Partial<Dated> = {}) => {
  const { states = null, lines = [], ...dates } = facts
  return { id, states, lines, ...aRule(dates) }
}

describe('the guide', () => {
  const cards = [
    aCard('everywhere'),
    aCard('over', { validTo: '2026-11-20' }),
    aCard('victoria', { states: ['VIC'] }),
    aCard('grant', {
      lines: [
        aLine('old', ['QLD'], { validTo: '2026-06-30' }),
        aLine('new', ['QLD'], { validFrom: '2026-07-01' }),
        aLine('vic', ['VIC']),
      ],
    }),
  ]
  const shown = (state: State | null, day = TODAY) =>
    landFor(cards, { day, state }).map(({ id, lines }) => [id, ...lines.map(({ text }) => text)])

  it('has the cards that are valid today and apply to the state', () => {
    expect(shown('QLD')).toEqual([['everywhere'], ['grant', 'new']])
  })

  it('has a state’s own cards for that state only', () => {
    expect(shown('VIC')).toEqual([['everywhere'], ['victoria'], ['grant', 'vic']])
  })

  it('has the cards of every state when none is chosen', () => {
    expect(shown(null)).toEqual([['everywhere'], ['victoria'], ['grant', 'new', 'vic']])
  })

  it('replaces one line with another on its date', () => {
    expect(shown('QLD', '2026-06-30')).toEqual([['everywhere'], ['over'], ['grant', 'old']])
  })
})
