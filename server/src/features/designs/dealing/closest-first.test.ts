import { describe, expect, it } from 'vitest'
import { NO_ANSWERS } from '#testing/designs/rankables.ts'
import type { Answers } from '../ranking/answers.ts'
import { noneIsLeft, noPlanHasIt } from './closest-first.ts'

const SIX = { bedrooms: 6, bathrooms: 3, cars: 3, storeys: 2, blockWidth: 12.5, blockDepth: 30 }

describe('the notice that the closest come first', () => {
  it.each<[Partial<Answers>, string | null]>([
    [SIX, 'No plan has all six. Closest first.'],
    [{ ...SIX, blockDepth: null }, 'No plan has all five. Closest first.'],
    [{ bedrooms: 4, bathrooms: 2, cars: 0 }, 'No plan has both. Closest first.'],
    [{ bedrooms: 6 }, 'No plan has six bedrooms. Closest first.'],
    [{ storeys: 1 }, 'No plan has one storey. Closest first.'],
    [{ cars: 4 }, 'No plan has room for four cars. Closest first.'],
    [{ blockWidth: 7 }, 'No plan fits your block. Closest first.'],
    [{ blockWidth: 7, blockDepth: 20 }, 'No plan fits your block. Closest first.'],
    [{ budget: 'under-300' }, 'No plan is as small as your budget usually builds. Closest first.'],
    [{ ...SIX, budget: '300-450' }, 'No plan has all seven. Closest first.'],
    [{ budget: 'over-900' }, null],
    [{ bedrooms: 4, blockWidth: 7 }, 'No plan has both. Closest first.'],
    [{ cars: 0 }, null],
    [{}, null],
  ])('%j: %s', (answers, text) => {
    expect(noPlanHasIt({ ...NO_ANSWERS, ...answers })).toBe(text)
  })

  it('has a text for the moment after the last match was dealt', () => {
    expect(noneIsLeft({ ...NO_ANSWERS, ...SIX })).toBe('No other plan has all six. Closest first from here.')
  })
})
