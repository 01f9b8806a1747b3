import { expect, it } from 'vitest'
import { savedScrollPosition, saveScrollPosition } from './scroll-restoration.ts'

it('the scroll position of a list is saved in the history entry, beside its other state', () => {
  history.replaceState({ isOpenedHere: true }, '', '/brokers')

  saveScrollPosition({ pages: 2, top: 840 })

  expect(savedScrollPosition()).toEqual({ pages: 2, top: 840 })
  expect(history.state).toMatchObject({ isOpenedHere: true })
})

it.each([null, 7, { scroll: null }, { scroll: { pages: 'two', top: 1 } }])(
  'a history entry with %j has no scroll position',
  (state) => {
    history.replaceState(state, '', '/brokers')

    expect(savedScrollPosition()).toBeNull()
  },
)
