import { describe, expect, it } from 'vitest'
import { aPlaced, NO_ANSWERS } from '#testing/designs/rankables.ts'
import { type Measured, mayGiveReason, passReasonsFor } from './pass-reasons.ts'

const NOBODY: Measured = { ...NO_ANSWERS, likedWidth: null }
const TAGS = ['storeys:1', 'room:study', 'living:second', 'kitchen:island']
/** Twenty plans from 10 to 19.5 m wide that all have a study, a second living area and an island. */
const plans = Array.from({ length: 20 }, (_, at) =>
  aPlaced({ ordinal: at, plan: { minLotWidth: 10 + at / 2 }, tags: TAGS }),
)
const reasonsOf = passReasonsFor(plans.map(({ design }) => design))
const labelsOf = (...wish: Parameters<typeof aPlaced>) =>
  reasonsOf(aPlaced(...wish).design).map(({ label }) => label)

describe('the pass reasons of a card', () => {
  it('are at most three, each with a tag that ranking reads', () => {
    const reasons = reasonsOf(
      aPlaced({ plan: { minLotWidth: 19 }, totalArea: 400, tags: ['storeys:2'] }).design,
    )

    expect(reasons).toHaveLength(3)
    expect(reasons.every(({ tag }) => /^(too-|few-|no:|[a-z]+:)/.test(tag))).toBe(true)
  })

  it('name what the card lacks and most plans have', () => {
    expect(labelsOf({ plan: { minLotWidth: 14.5 }, tags: ['storeys:1', 'kitchen:island'] })).toEqual([
      'No study',
      'One living area',
    ])
  })

  it('call a plan too wide only if others are narrower', () => {
    expect(labelsOf({ plan: { minLotWidth: 19.5 }, tags: TAGS })).toContain('Too wide')
    expect(labelsOf({ plan: { minLotWidth: 10 }, tags: TAGS })).not.toContain('Too wide')
  })

  it('never claim what the card does not show', () => {
    const labels = labelsOf({ plan: { minLotWidth: 12 }, tags: TAGS })

    expect(labels).not.toContain('No study')
    expect(labels).not.toContain('Two storeys')
  })

  it('call a plan too wide relative to the person: wider than their block, or than the plans they like', () => {
    const plan = aPlaced({ plan: { minLotWidth: 14, houseWidth: 12 }, tags: TAGS }).design
    const first = (person: Partial<Measured>) => reasonsOf(plan, { ...NOBODY, ...person })[0]

    expect(first({})?.label).not.toBe('Too wide')
    expect(first({ blockWidth: 13.9 })).toEqual({
      tag: 'too-wide:14',
      label: 'Too wide',
      acknowledgement: 'Fewer wide plans',
    })
    expect(first({ blockWidth: 14 })?.label).not.toBe('Too wide')
    expect(first({ likedWidth: 10.5 })?.label).toBe('Too wide')
    expect(first({ likedWidth: 13 })?.label).not.toBe('Too wide')
  })

  it('are accepted for every card that they are true of, and for no other', () => {
    const { design } = aPlaced({ plan: { minLotWidth: 14 }, bedrooms: 3, tags: ['storeys:2'] })

    const given = ['too-wide:14', 'few-bedrooms:3', 'no:room:study', 'storeys:2']
    const untrue = ['too-wide:13', 'storeys:1', 'no:storeys:2', 'made-up', 'too-wide:null']
    expect(given.filter((reason) => !mayGiveReason(design, reason))).toEqual([])
    expect(untrue.filter((reason) => mayGiveReason(design, reason))).toEqual([])
  })

  it('are not offered for rooms and facades', () => {
    expect(labelsOf({ category: 'Kitchen' })).toEqual([])
  })
})
