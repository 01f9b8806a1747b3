import { expect, test } from 'vitest'
import { choiceOf, readAddress, viewText, writeAddress } from './list-address.ts'

const USUAL = { column: 'lastAt', isDescending: true }

test('what is chosen comes out of the address as it went in; what belongs to others stays', () => {
  const address = {
    q: 'plan & co',
    filters: [{ column: 'status', values: ['open', 'a;b'] }],
    sort: { column: 'count', isDescending: false },
    hidden: ['builds'],
    isAllSelected: true,
  }

  const search = writeAddress(new URLSearchParams('tab=2&q=old'), address, USUAL)

  expect(readAddress(search, USUAL)).toEqual(address)
  expect(search.get('tab')).toBe('2')
})

test('what nobody wrote is as if it were not there', () => {
  const address = readAddress(new URLSearchParams('filter=%25&sort=;drop&selected=some'), USUAL)

  expect(address).toEqual({ q: '', filters: [], sort: USUAL, hidden: [], isAllSelected: false })
})

test('a list that is as usual has a bare address', () => {
  const address = readAddress(new URLSearchParams(), USUAL)

  expect(writeAddress(new URLSearchParams('q=x'), address, USUAL).toString()).toBe('')
  expect(choiceOf(address)).toEqual({ sort: '-lastAt' })
})

test('a view is how the list is shown, not what is selected in it', () => {
  expect(viewText(new URLSearchParams('q=x&selected=all&tab=2&sort=count'))).toBe('q=x&sort=count')
})
