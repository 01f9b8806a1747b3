import { describe, expect, test } from 'vitest'
import { postcodeBelongs, STATES } from './australia.ts'

const statesOf = (postcode: string) => STATES.filter((state) => postcodeBelongs(postcode, state))

describe('the postcode of', () => {
  test.each([
    ['Alpurrurulam, and Mount Isa', '4825', ['NT', 'QLD']],
    ['Mungindi on both sides of the Barwon', '2406', ['NSW', 'QLD']],
    ['Parkwood, and Charnwood', '2615', ['ACT', 'NSW']],
    ['Brindabella, and Weston', '2611', ['ACT', 'NSW']],
    ['Wallaroo, and Hall', '2618', ['ACT', 'NSW']],
    ['Queanbeyan, and Hume', '2620', ['ACT', 'NSW']],
    ['Jervis Bay, and Nowra Hill', '2540', ['ACT', 'NSW']],
    ['Paringi, and Mildura', '3500', ['NSW', 'VIC']],
    ['Murray Downs, and Swan Hill', '3585', ['NSW', 'VIC']],
    ['Mallan, and Lake Boga', '3586', ['NSW', 'VIC']],
    ['Barooga, and Cobram', '3644', ['NSW', 'VIC']],
    ['Lake Hume Village, and Kiewa', '3691', ['NSW', 'VIC']],
    ['Bringenbrong, and Corryong', '3707', ['NSW', 'VIC']],
    ['Cottonvale', '4375', ['NSW', 'QLD']],
    ['Maryland, and The Summit', '4377', ['NSW', 'QLD']],
    ['Amosfield, and Stanthorpe', '4380', ['NSW', 'QLD']],
    ['Jennings, and Wallangarra', '4383', ['NSW', 'QLD']],
    ['Camp Creek, and Texas', '4385', ['NSW', 'QLD']],
    ['Yulara, Indulkana and Warakurna', '0872', ['NT', 'SA', 'WA']],
  ])('%s, %s, is in each of its states, and in no other', (_places, postcode, states) => {
    expect(statesOf(postcode)).toEqual(states)
  })

  test.each([
    ['Norfolk Island', '2899', 'NSW'],
    ['Lord Howe Island', '2898', 'NSW'],
    ['Christmas Island', '6798', 'WA'],
    ['the Cocos Islands', '6799', 'WA'],
    ['Macquarie Island', '7151', 'TAS'],
    ['Jerrabomberra', '2619', 'NSW'],
    ['the university in Canberra', '0200', 'ACT'],
  ])('%s, %s, is that of one state', (_place, postcode, state) => {
    expect(statesOf(postcode)).toEqual([state])
  })
})

test.each(['872', '48255', ' 825', '5 40', '', 'abcd'])('"%s" is no postcode, in no state', (postcode) => {
  expect(postcodeBelongs(postcode, 'unsure')).toBe(false)
  expect(statesOf(postcode)).toEqual([])
})

test('a profile with the state "unsure" takes any postcode', () => {
  expect(postcodeBelongs('4825', 'unsure')).toBe(true)
})
