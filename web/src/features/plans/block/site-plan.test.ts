import { houseOf, type Block } from '@dream/contract/rules/land/land-fit'
import { describe, expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { fitInPose, sitePlanOf, type Pose } from './site-plan.ts'

const block: Block = {
  width: 16,
  depth: 34,
  isCorner: null,
  setbacks: { front: 4, rear: 3, side: 1, sideStreet: 2 },
  isOwn: true,
  wantsHalf: false,
}
const AS_DRAWN: Pose = { quarters: 0, isMirrored: false }

/** House of 12.3 by 23.2 m, with the garage at the left of the front. */
function sited(pose: Partial<Pose> = {}, options: { block?: Partial<Block>; tags?: string[] } = {}) {
  const design = aLikedDesign({ tags: options.tags ?? [] })
  const house = houseOf(design)
  if (!house || !design.plan) throw new Error('A plan has a house')
  const on = { ...block, ...options.block }
  const full = { ...AS_DRAWN, ...pose }
  return {
    plan: sitePlanOf(on, { house, plan: design.plan, garage: undefined }, full),
    fit: fitInPose(on, house, full),
  }
}
const rounded = (value: number) => Math.round(value * 100) / 100

describe('a plan on a block', () => {
  it('is at the front setback, centred between the sides', () => {
    const { plan, fit } = sited()

    expect(Object.values(plan.gaps).map(rounded)).toEqual([4, 6.8, 1.85, 1.85])
    expect(plan.free).toEqual({ x: 1, y: 3, width: 14, depth: 27 })
    expect(fit.summary).toBe('Fits, 1.7 m to spare')
  })

  it('has the driveway before its garage, on the other side when mirrored', () => {
    const left = sited().plan.drive
    const right = sited({ isMirrored: true }).plan.drive

    expect(rounded(left?.x ?? 0)).toBe(1.85)
    expect(rounded((right?.x ?? 0) + (right?.width ?? 0))).toBe(14.15)
    expect(left?.depth).toBe(4)
  })

  it('rotated across needs its depth as width', () => {
    const { plan, fit } = sited({ quarters: 1 })

    expect([plan.house.width, plan.house.depth]).toEqual([23.2, 12.3])
    expect(fit).toMatchObject({ fits: false, summary: '9.2 m too wide' })
    expect(plan.drive).toBeNull()
  })

  it('on a corner keeps the side street’s setback on the right', () => {
    const { plan } = sited({}, { block: { isCorner: true } })

    expect(plan.free).toMatchObject({ x: 1, width: 13 })
  })

  it('never looks as if it fits where the text says it does not: the card’s requirement is kept free too', () => {
    const { plan, fit } = sited({}, { block: { width: 14.4, isOwn: false } })

    expect(fit.summary).toBe('0.1 m too wide')
    expect(rounded(plan.house.width - plan.free.width)).toBe(0.1)
  })

  it('a corner house has its driveway to the side street, where its garage is, and both are mirrored together', () => {
    const at = (isMirrored: boolean) => sited({ isMirrored }, { tags: ['site:corner'] }).plan

    expect(at(false)).toMatchObject({ sideStreet: 'left', drive: { x: 0 } })
    const { drive, sideStreet } = at(true)
    expect([sideStreet, rounded((drive?.x ?? 0) + (drive?.width ?? 0))]).toEqual(['right', 16])
  })

  it('half of a pair is against one side, the other when mirrored', () => {
    const at = (isMirrored: boolean) => sited({ isMirrored }, { tags: ['site:duplex'] }).plan.gaps

    expect(at(false)).toMatchObject({ left: 0 })
    expect(rounded(at(true).right)).toBe(0)
  })

  it('a block of unknown depth is as deep as the house needs', () => {
    const { plan } = sited({}, { block: { depth: null } })

    expect(plan.lot).toEqual({ width: 16, depth: 30.2, isDepthKnown: false })
  })

  it('a house with a rear lane has its driveway behind it', () => {
    expect(sited({}, { tags: ['site:rear-lane'] }).plan.drive).toMatchObject({ y: 0 })
  })
})
