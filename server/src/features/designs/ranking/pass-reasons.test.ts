import { describe, expect, it } from 'vitest'
import { aPlaced } from '#testing/designs/rankables.ts'
import { passReasonsFor } from './pass-reasons.ts'

const TAGS = ['storeys:1', 'room:study', 'living:second', 'kitchen:island']
/** Twenty plans from 10 to 19.5 m wide that all have a study, a second living area and an island. */
const plans = Array.from({ length: 20 }, (_, at) =>
  aPlaced({ ordinal: at, frontage: 10 + at / 2, tags: TAGS }),
)
const reasonsOf = passReasonsFor(plans.map(({ design }) => design))
const labelsOf = (...wish: Parameters<typeof aPlaced>) =>
  reasonsOf(aPlaced(...wish).design).map(({ label }) => label)

describe('the reasons that a pass may give', () => {
  it('are at most three, each with a tag that ranking reads', () => {
    const reasons = reasonsOf(aPlaced({ frontage: 19, totalArea: 400, tags: ['storeys:2'] }).design)

    expect(reasons).toHaveLength(3)
    expect(reasons.every(({ tag }) => /^(too-|few-|no:|[a-z]+:)/.test(tag))).toBe(true)
  })

  it('say what the card lacks that most plans have', () => {
    expect(labelsOf({ frontage: 14.5, tags: ['storeys:1', 'kitchen:island'] })).toEqual([
      'No study',
      'One living area',
    ])
  })

  it('call a plan too wide only beside narrower ones', () => {
    expect(labelsOf({ frontage: 19.5, tags: TAGS })).toContain('Too wide')
    expect(labelsOf({ frontage: 10, tags: TAGS })).not.toContain('Too wide')
  })

  it('never claim what the card does not show', () => {
    const labels = labelsOf({ frontage: 12, tags: TAGS })

    expect(labels).not.toContain('No study')
    expect(labels).not.toContain('Two storeys')
  })

  it('are not offered for rooms and facades', () => {
    expect(labelsOf({ category: 'Kitchen' })).toEqual([])
  })
})
