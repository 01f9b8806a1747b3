import { expect, test } from 'vitest'
import { choiceOf, readAddress, viewText, writeAddress } from './list-address.ts'

const USUAL = { column: 'lastAt', isDescending: true }

test('choices survive a round trip through the URL; parameters of others stay', () => {
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

test('malformed parameters are ignored', () => {
  const address = readAddress(new URLSearchParams('filter=%25&sort=;drop&selected=some'), USUAL)

  expect(address).toEqual({ q: '', filters: [], sort: USUAL, hidden: [], isAllSelected: false })
})

test('a list with its defaults has a bare URL', () => {
  const address = readAddress(new URLSearchParams(), USUAL)

  expect(writeAddress(new URLSearchParams('q=x'), address, USUAL).toString()).toBe('')
  expect(choiceOf(address)).toEqual({ sort: '-lastAt' })
})

test('a view has the filters and columns, but not the selection', () => {
  expect(viewText(new URLSearchParams('q=x&selected=all&tab=2&sort=count'))).toBe('q=x&sort=count')
})
