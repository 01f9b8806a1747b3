import { SHARED_PAGE_DESIGNS } from '@dream/contract/rules/designs/shared-plans'
import { expect, it } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { pageValues, type ShownPage } from './page-values.ts'

const PAGE: ShownPage = {
  kind: 'collection',
  name: 'For Mum',
  firstName: null,
  note: '',
  designs: [],
  held: 0,
  likes: 0,
  tags: [],
}
const summaryOf = (page: Partial<ShownPage>) =>
  pageValues('token', { ...PAGE, ...page }).values.get('PAGE_SUMMARY')

it('counts the shown designs, and says where there are more', () => {
  const designs = Array.from({ length: SHARED_PAGE_DESIGNS }, () => ({
    design: aDesignDocument(),
    notes: [],
  }))

  expect(summaryOf({ held: 0 })).toBe('Nothing in it at the moment.')
  expect(summaryOf({ designs: designs.slice(0, 1), held: 1 })).toBe('One design')
  // A design that has left the catalogue is not shown.
  expect(summaryOf({ designs: designs.slice(0, 3), held: 4 })).toBe('3 designs')
  expect(summaryOf({ designs, held: 120 })).toBe(`${SHARED_PAGE_DESIGNS} of 120 designs`)
})

it('describes a taste by as many tags as its owner sees, and says when there is none', () => {
  const tags = ['One', 'Two', 'Three', 'Four', 'Five'].map((label) => ({
    tag: label,
    label,
    likes: 4,
    usual: 0.2,
    sentence: `${label}: 4 of your 9 likes`,
    beside: null,
    change: null,
  }))
  const dna = { kind: 'dna', name: null, likes: 9 } as const

  const { lists } = pageValues('token', { ...PAGE, ...dna, tags })

  expect(lists.get('TAGS')?.map((values) => values.get('TAG_LABEL'))).toEqual(['One', 'Two', 'Three', 'Four'])
  expect(summaryOf(dna)).toBe('Nothing stands out at the moment.')
})
