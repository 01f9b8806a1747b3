import { readFile } from 'node:fs/promises'
import { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import { CatalogueFile, Design } from '@dream/contract/api/designs/design'
import { factTags } from '@dream/contract/rules/designs/document/fact-tags'
import { gapsOf } from '@dream/contract/rules/designs/document/gaps'
import { documentOf, emptyDocument, slugOf, toDesign } from '@dream/contract/rules/designs/document/to-design'
import { beforeAll, expect, test } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'

const LIBRARY = new URL('../../../../catalogue/library/designs.json', import.meta.url)
let designs: Design[]
beforeAll(async () => {
  designs = CatalogueFile.parse(JSON.parse(await readFile(LIBRARY, 'utf8'))).designs
})

test('every design of the library is a document without gaps, and is unchanged when it is published', () => {
  for (const design of designs) {
    const document = DesignDocument.parse(documentOf(design))

    expect(gapsOf(document)).toEqual([])
    const again = Design.parse(toDesign(document, design))
    expect({ ...again, tags: again.tags.toSorted() }).toEqual({ ...design, tags: design.tags.toSorted() })
  }
})

test('a room with another picture loses its room key', () => {
  const room = designs.find(({ sameRoom }) => sameRoom !== undefined)
  if (!room) throw new Error('The library has no room in several styles')
  const document = documentOf(room)
  const pictures = room.pictures.map((picture) => ({ ...picture, light: '/media/uploads/a.webp' }))

  expect(toDesign({ ...document, title: 'Another name' }, room).sameRoom).toBe(room.sameRoom)
  expect(toDesign({ ...document, pictures }, room).sameRoom).toBeUndefined()
})

test('tags derived from facts follow them when they change', () => {
  const [plan] = designs.filter(({ category }) => category === 'Floor Plan')
  if (!plan) throw new Error('The library has no plan')
  const document = documentOf(plan)

  const { tags } = toDesign({ ...document, bedrooms: 7, frontage: 30, totalArea: 400 }, plan)

  expect(tags).toEqual(expect.arrayContaining(['beds:7', 'width:acreage', 'size:grand']))
  expect(tags.filter((tag) => tag.startsWith('beds:'))).toHaveLength(1)
  expect(document.tags).not.toContain(`beds:${plan.bedrooms}`)
})

test('a plan without a range is grouped with others of its storeys and sides: there are few such groups', () => {
  const written = documentOf(aDesignDocument())
  const rangeless = { ...written, plan: written.plan && { ...written.plan, range: null } }

  const design = toDesign(rangeless, { id: aDesignDocument().id, slug: 'x' })

  expect(design.plan?.template).toBe('layout-1-rear-front-left')
  expect(documentOf(design).plan?.range).toBeNull()
  expect(factTags(design)).toContain('template:layout-1-rear-front-left')
})

const plan = documentOf(aDesignDocument())
test.each([
  [
    'nothing at all',
    emptyDocument('Kitchen'),
    ['Needs a name', 'Needs a line under its name', 'Needs a picture'],
  ],
  [
    'a plan that is only named',
    { ...emptyDocument('Floor Plan'), title: 'Hampton', description: 'Wide.' },
    [
      'Needs a number of bedrooms',
      'Needs a number of bathrooms',
      'Needs a number of car spaces, 0 for none',
      'Needs a frontage: the narrowest lot it suits',
      'Needs a total area',
      'Needs its storeys: one or two',
      'Needs the width of the house',
      'Needs the depth of the house',
      'Needs the shortest lot it suits',
      'Needs a drawing of its plan',
    ],
  ],
  ['a house wider than its lot', { ...plan, frontage: 8 }, ['The frontage is narrower than the house']],
  [
    'a house deeper than its lot',
    { ...plan, plan: plan.plan && { ...plan.plan, minLotDepth: 12 } },
    ['The shortest lot is shorter than the house'],
  ],
  [
    'floors larger than the whole',
    { ...plan, totalArea: 100 },
    ['The total area is smaller than its floors'],
  ],
  [
    'two storeys and one drawing',
    { ...plan, plan: plan.plan && { ...plan.plan, storeys: 2 as const } },
    ['Needs a drawing of its upper storey'],
  ],
  ['no car', { ...plan, garages: 0 }, []],
])('what %s lacks is said in words', (_, document, words) => {
  expect(gapsOf(document).map((gap) => gap.words)).toEqual(words)
})

test.each([
  ['The Hampton 24', 'the-hampton-24'],
  ['Café Noir!', 'cafe-noir'],
  ['平面', 'design'],
])('the address of %s is %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})

test.each([
  'https://evil.example/x.avif',
  '//evil.example/x.avif',
  '/media/../api/files/1.avif',
  'data:image/svg+xml,<svg/>',
  '/media/x.html',
])('a document shows nothing from elsewhere: %s', (light) => {
  const document = { ...plan, pictures: [{ ...plan.pictures[0], light }] }

  expect(DesignDocument.safeParse(document).success).toBe(false)
})
