import { expect, it } from 'vitest'
import { northOf, outlookLine, outlookOf, outlookSentence, outlooksOf } from './outlook.ts'

it.each([
  ['rear', 'north', ['north']],
  ['front', 'north', ['south']],
  ['front', 'east', ['west']],
  ['left', 'north', ['east', 'west']],
  ['right', 'east', ['north', 'south']],
  ['middle', 'north', []],
  ['rear', 'unsure', []],
  [null, 'north', []],
] as const)('living at the %s of a block whose rear faces %s can look %j', (side, rear, ways) => {
  expect(outlooksOf(side, rear)).toEqual(ways)
})

it.each([
  ['right', 'north', { quarters: 0, isMirrored: false }, 'east'],
  ['right', 'north', { quarters: 0, isMirrored: true }, 'west'],
  ['left', 'east', { quarters: 0, isMirrored: true }, 'south'],
  ['rear', 'east', { quarters: 0, isMirrored: true }, 'east'],
  // Turned clockwise, the rear comes to the right.
  ['rear', 'north', { quarters: 1, isMirrored: false }, 'east'],
  ['front', 'west', { quarters: 3, isMirrored: false }, 'north'],
  ['right', 'north', { quarters: 1, isMirrored: true }, 'north'],
] as const)('living at the %s, with a rear to the %s, in %j looks %s', (side, rear, pose, way) => {
  expect(outlookOf(side, rear, pose)).toBe(way)
})

it('turns an arrow to north: to the left where the rear faces east', () => {
  expect((['north', 'east', 'south', 'west', 'unsure', null] as const).map(northOf)).toEqual([
    0,
    270,
    180,
    90,
    null,
    null,
  ])
})

it('describes beside a plan the effect of mirroring', () => {
  expect(outlookLine('rear', 'south')).toBe('Living looks south')
  expect(outlookLine('left', 'north')).toBe('Living looks east or west')
  expect(outlookLine('left', 'east')).toBe('Living can look north')
  expect(outlookLine('middle', 'east')).toBeNull()
})

it('describes under a plan on the block its outlook, and the change that would bring the sun in', () => {
  const asDrawn = { quarters: 0, isMirrored: false }

  expect(outlookSentence('rear', 'north', asDrawn)).toBe('Living looks north, to the winter sun.')
  expect(outlookSentence('left', 'west', asDrawn)).toBe(
    'Living looks south. Mirrored, it looks north, to the winter sun.',
  )
  expect(outlookSentence('rear', 'south', asDrawn)).toBe('Living looks south.')
  expect(outlookSentence('rear', null, asDrawn)).toBeNull()
})
