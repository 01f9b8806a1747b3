import { describe, expect, it } from 'vitest'
import { fitOn, livingLooks, lotFor, type Block } from './land-fit.ts'

const plan = { houseWidth: 12.3, houseDepth: 23.2, minLotWidth: 14.5, minLotDepth: 31 }
const aBlock = (facts: Partial<Block>): Block => ({
  width: 16,
  depth: null,
  isCorner: false,
  setbacks: null,
  ...facts,
})
const setbacks = { front: 4, rear: 3, side: 1.2, sideStreet: 2 }

describe('a block without setbacks of its own', () => {
  it.each([
    [{}, 'Fits, 1.5 m to spare', '1.5 m to spare across your 16 m block. It suits lots from 14.5 m.'],
    [
      { depth: 32 },
      'Fits, 1.5 m to spare',
      '1.5 m to spare across your 16 m block. It suits lots from 14.5 m.',
    ],
    [{ width: 14.5 }, 'Fits exactly', 'Exactly as wide as your 14.5 m block. It suits lots from 14.5 m.'],
    [{ width: 13.9 }, '0.6 m too wide', '0.6 m too wide: it suits lots from 14.5 m, yours is 13.9 m.'],
    [{ depth: 28 }, '3 m too deep', '3 m too deep: it suits lots from 31 m deep, yours has 28 m.'],
  ])('%j: %s', (facts, verdict, sentence) => {
    const fit = fitOn(aBlock(facts), plan)

    expect(fit).toMatchObject({ verdict, sentence, fits: verdict.startsWith('Fits') })
  })
})

describe('a block with setbacks', () => {
  it.each([
    [
      {},
      'Fits, 1.3 m to spare',
      '1.3 m to spare across your 16 m block. With your setbacks it needs 14.7 m.',
    ],
    [
      { isCorner: true },
      'Fits, 0.5 m to spare',
      '0.5 m to spare across your 16 m block. With your setbacks it needs 15.5 m.',
    ],
    [
      { width: 14.7 },
      'Fits exactly',
      'Exactly as wide as your 14.7 m block. With your setbacks it needs 14.7 m.',
    ],
    [
      { width: 14.5 },
      '0.2 m too wide',
      '0.2 m too wide: with your setbacks it needs a lot of 14.7 m, yours is 14.5 m.',
    ],
    [
      { width: 14.1, depth: 30 },
      '0.6 m too wide and 0.2 m too deep',
      '0.6 m too wide: with your setbacks it needs a lot of 14.7 m, yours is 14.1 m.',
    ],
    [
      { depth: 30 },
      '0.2 m too deep',
      '0.2 m too deep: with your setbacks it needs a lot of 30.2 m deep, yours has 30 m.',
    ],
  ])('%j: %s', (facts, verdict, sentence) => {
    expect(fitOn(aBlock({ setbacks, ...facts }), plan)).toMatchObject({ verdict, sentence })
  })

  it('is never promised room that is not there', () => {
    const fit = fitOn(aBlock({ width: 14.66, setbacks }), plan)

    expect(fit).toMatchObject({ fits: false, across: -0.1, verdict: '0.1 m too wide' })
  })

  it('needs the side street’s setback on one side of a corner', () => {
    expect(lotFor(plan, { isCorner: true, setbacks })).toEqual({ width: 15.5, depth: 30.2 })
  })
})

it.each([
  ['rear', 'north', ['north']],
  ['front', 'north', ['south']],
  ['front', 'east', ['west']],
  ['left', 'north', ['west', 'east']],
  ['right', 'east', ['north', 'south']],
  ['middle', 'north', []],
] as const)('living at the %s of a block whose rear faces %s looks %j', (side, rear, directions) => {
  expect(livingLooks(side, rear)).toEqual(directions)
})
