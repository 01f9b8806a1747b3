import { expect, it } from 'vitest'
import { countAsked, filterOf, NO_FILTER, urlOf } from './filter-url.ts'

const parse = (text: string) => filterOf(new URLSearchParams(text))

it.each([
  'kind=Kitchen',
  'q=wattle',
  'beds=5&storeys=2&lot=12.5&from=180&to=240&fits=yes&tags=room%3Astudy%2Croom%3Amedia&sort=lot',
  'in=00000000-0000-4000-9000-000000000001&sort=match',
])('a URL is parsed and written back unchanged: %s', (text) => {
  expect(urlOf('/dreamlist', new URLSearchParams(), parse(text))).toBe(`/dreamlist?${text}`)
})

it('ignores invalid values, and keeps other parameters', () => {
  expect(parse('kind=Garden&beds=2.5&storeys=3&lot=900&fits=1&in=mine&sort=cheapest&q=+')).toEqual(NO_FILTER)
  expect(urlOf('/dreamlist', new URLSearchParams('open=1&beds=3'), NO_FILTER)).toBe('/dreamlist?open=1')
})

it('counts the questions of the sheet, not the name, the category or the order', () => {
  expect(countAsked(parse('q=a&kind=Living&sort=lot'))).toBe(0)
  expect(countAsked(parse('beds=3&from=100&to=200&tags=a,b'))).toBe(4)
})
