import { describe, expect, it } from 'vitest'
import { blockOf, fitOn, houseOf, lotFor, type Block, type House } from './land-fit.ts'
import { startingSetbacks } from './land-setbacks.ts'

const house: House = {
  houseWidth: 12.3,
  houseDepth: 23.2,
  minLotWidth: 14.5,
  minLotDepth: 31,
  site: 'usual',
}
const usual = { setbacks: startingSetbacks('TAS').setbacks, isOwn: false, wantsHalf: false }
const own = { setbacks: { front: 4, rear: 3, side: 1.2, sideStreet: 2 }, isOwn: true, wantsHalf: false }
const NO_ANSWERS = {
  blockWidth: 16,
  blockDepth: null,
  corner: null,
  setbacks: null,
  state: null,
  mustHaves: [],
}
const aBlock = (facts: Partial<Block> = {}): Block => ({
  width: 16,
  depth: null,
  isCorner: null,
  ...usual,
  ...facts,
})

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
    [
      { setbacks: startingSetbacks('VIC').setbacks },
      'Fits, 1.3 m to spare',
      '1.3 m to spare across your 16 m block. With the usual setbacks it needs 14.7 m.',
    ],
    [
      { isCorner: true, width: 15 },
      '0.3 m too wide',
      '0.3 m too wide: with the usual setbacks it needs a lot of 15.3 m, yours is 15 m.',
    ],
  ])('%j: %s', (facts, summary, sentence) => {
    const fit = fitOn(aBlock(facts), house)

    expect(fit).toMatchObject({ summary, sentence, fits: summary.startsWith('Fits'), note: null })
  })

  it('never asks for less than the plan’s own card, also where sides are narrow', () => {
    const { setbacks } = startingSetbacks('NSW')

    expect(lotFor(house, { isCorner: null, setbacks, isOwn: false })).toEqual({ width: 14.5, depth: 31 })
  })
})

describe('the block of a profile', () => {
  const answers = {
    blockWidth: 16,
    blockDepth: null,
    corner: null,
    setbacks: null,
    state: 'VIC',
    mustHaves: [],
  } as const

  it('is null without a width', () => {
    expect(blockOf({ ...answers, blockWidth: null })).toBeNull()
  })

  it('has the state’s starting figures until the person sets their own', () => {
    const { setbacks } = startingSetbacks('VIC')

    expect(blockOf(answers)).toMatchObject({ setbacks, isOwn: false })
    expect(blockOf({ ...answers, setbacks })).toMatchObject({ setbacks, isOwn: false })
    expect(blockOf({ ...answers, setbacks: { ...setbacks, side: 0.9 } })).toMatchObject({ isOwn: true })
  })

  it.each([
    ['yes', true],
    ['no', false],
    ['unsure', null],
    [null, null],
  ] as const)('on a corner: %s', (corner, isCorner) => {
    expect(blockOf({ ...answers, corner })).toMatchObject({ isCorner })
  })
})

describe('a house that needs more than width and depth', () => {
  const half: House = { ...house, minLotWidth: 13.5, site: 'half' }
  const corner: House = { ...house, minLotWidth: 17, site: 'corner' }

  it('half of a pair keeps its setback on one side only', () => {
    expect(lotFor(half, { isCorner: false, ...own })).toEqual({ width: 13.5, depth: 30.2 })
    expect(lotFor(half, { isCorner: true, ...own })).toEqual({ width: 14.3, depth: 30.2 })
    expect(fitOn(aBlock({ wantsHalf: true }), half)).toMatchObject({
      summary: 'Fits, 2.5 m to spare',
      note: expect.stringContaining('pair') as string,
    })
  })

  it('half of a pair fits only the block of a person who has asked for one', () => {
    expect(fitOn(aBlock(), half)).toMatchObject({ fits: false, summary: 'Half of a pair', note: null })
    expect(blockOf({ ...NO_ANSWERS, mustHaves: ['site:duplex'] })).toMatchObject({ wantsHalf: true })
  })

  it('a corner house leaves the room for cars at the side street that its card assumes', () => {
    expect(lotFor(corner, { isCorner: true, ...own })).toEqual({ width: 17.2, depth: 30.2 })
    expect(lotFor(corner, { isCorner: null, ...usual })).toEqual({ width: 17, depth: 31 })
  })

  it.each([
    [true, true, null],
    [null, true, 'Only on a corner: cars enter from the side street.'],
    [false, false, null],
  ])('a corner house on a corner (%s): fits %s', (isCorner, fits, note) => {
    const fit = fitOn(aBlock({ width: 20, isCorner }), corner)

    expect(fit).toMatchObject({ fits, note })
    expect(fit.summary === 'Needs a corner block').toBe(!fits)
  })

  it('is derived from its tags; a kitchen has none', () => {
    const plan = { ...house, rooms: [] } as never

    expect(houseOf({ plan, tags: ['site:rear-lane'] })).toMatchObject({ houseWidth: 12.3, site: 'lane' })
    expect(houseOf({ plan, tags: ['storeys:1'] })?.site).toBe('usual')
    expect(houseOf({ plan, tags: ['site:zero-lot'] })?.site).toBe('boundary')
    expect(houseOf({ plan: null, tags: [] })).toBeNull()
    expect(fitOn(aBlock(), { ...house, site: 'lane' }).note).toContain('lane')
  })
})

describe('a garage on the boundary', () => {
  it('saves the metre on its side, and names the approval to ask for', () => {
    const usual = lotFor(house, aBlock())
    const boundary = { ...house, minLotWidth: house.minLotWidth - 1, site: 'boundary' as const }

    expect(lotFor(boundary, aBlock()).width).toBeLessThan(usual.width)
    expect(fitOn(aBlock({ width: 30 }), boundary).note).toContain('on the boundary')
  })
})

describe('a block with setbacks of its own', () => {
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
  ])('%j: %s', (facts, summary, sentence) => {
    expect(fitOn(aBlock({ ...own, ...facts }), house)).toMatchObject({ summary, sentence })
  })

  it('never rounds in favour of a house that is too large', () => {
    const fit = fitOn(aBlock({ width: 14.66, ...own }), house)

    expect(fit).toMatchObject({ fits: false, across: -0.1, summary: '0.1 m too wide' })
  })

  it('needs the side street’s setback on one side of a corner', () => {
    expect(lotFor(house, { isCorner: true, ...own })).toEqual({ width: 15.5, depth: 30.2 })
  })
})
