import { readFile } from 'node:fs/promises'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { MUST_HAVES } from '@dream/contract/rules/account/profile'
import { beforeAll, describe, expect, it } from 'vitest'
import { catalogueState, type CatalogueState } from './catalogue.ts'
import { tagLabel } from './ranking/tag-labels.ts'

const LIBRARY = new URL('../../../../catalogue/library/designs.json', import.meta.url)
/** Tags already on the card as a fact, or too dull to be a reason. */
const WITHOUT_LABEL = /^(living-areas:|garage:|cars:0|width:standard|room-kind:|sofa:|wall:(render|boards)$)/

let state: CatalogueState

beforeAll(async () => {
  const { designs } = CatalogueFile.parse(JSON.parse(await readFile(LIBRARY, 'utf8')))
  state = catalogueState(designs.map((design, ordinal) => ({ design, ordinal, isPublished: true })))
})

describe('the library and its labels', () => {
  it('has every must-have of the profile as a tag of some design', () => {
    expect(MUST_HAVES.filter(({ value }) => !state.index.tagIds.has(value))).toEqual([])
  })

  it('has a label for every tag that a sentence may name', () => {
    const tags = new Set([...state.byId.values()].flatMap(({ design }) => design.tags))

    expect([...tags].filter((tag) => !WITHOUT_LABEL.test(tag) && tagLabel(tag) === null)).toEqual([])
  })

  it('gives nearly every floor plan a pass reason', () => {
    const plans = [...state.byId.values()].filter(({ design }) => design.category === 'Floor Plan')
    const without = plans.filter(({ design }) => state.passReasonsOf(design).length === 0)

    expect(without.length).toBeLessThanOrEqual(plans.length * 0.05)
  })
})
