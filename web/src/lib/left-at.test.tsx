import { expect, it } from 'vitest'
import { leftAt, noteLeftAt } from './left-at.ts'

it('how a list was left stays in the history, beside what stood there', () => {
  history.replaceState({ isOpenedHere: true }, '', '/brokers')

  noteLeftAt({ pages: 2, top: 840 })

  expect(leftAt()).toEqual({ pages: 2, top: 840 })
  expect(history.state).toMatchObject({ isOpenedHere: true })
})

it.each([null, 7, { leftAt: null }, { leftAt: { pages: 'two', top: 1 } }])(
  'a new entry with %j was not left yet',
  (state) => {
    history.replaceState(state, '', '/brokers')

    expect(leftAt()).toBeNull()
  },
)
