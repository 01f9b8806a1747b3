import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Design } from '@dream/contract/api/designs/design'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { importLibrary } from './import-library.ts'

let database: OwnDatabase
let folder: string

beforeEach(async () => {
  database = await aDatabase()
  folder = await mkdtemp(join(tmpdir(), 'library-'))
})
afterEach(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

async function importDesigns(designs: readonly Design[]) {
  await writeFile(join(folder, 'designs.json'), JSON.stringify({ version: 1, designs }))
  return importLibrary(database, folder)
}

const stored = () =>
  database.db
    .selectFrom('designs')
    .select(['id', 'ordinal', 'status', 'document'])
    .orderBy('ordinal')
    .execute()

it('a new library is imported in its order, and once', async () => {
  const designs = [aDesignDocument(), aDesignDocument(), aDesignDocument({ category: 'Kitchen' })]

  const first = await importDesigns(designs)
  const second = await importLibrary(database, folder)

  expect([first, second]).toEqual(['imported', 'unchanged'])
  const rows = await stored()
  expect(rows.map(({ ordinal }) => ordinal)).toEqual([0, 1, 2])
  expect(rows.map(({ document }) => document)).toEqual(designs)
})

it('a changed library updates, adds and archives, and no ordinal changes or is wasted', async () => {
  const [kept, changed, gone] = [aDesignDocument(), aDesignDocument(), aDesignDocument()]
  await importDesigns([kept, changed, gone])
  const added = aDesignDocument()

  await importDesigns([added, { ...changed, title: 'Renamed' }, kept])

  expect(
    (await stored()).map(({ id, ordinal, status, document }) => [id, ordinal, status, document?.title]),
  ).toEqual([
    [kept.id, 0, 'published', 'Sample'],
    [changed.id, 1, 'published', 'Renamed'],
    [gone.id, 2, 'archived', 'Sample'],
    [added.id, 3, 'published', 'Sample'],
  ])
})

const picture = (light: string, level: 'ground' | 'upper' | null = null) => ({
  level,
  light,
  dark: null,
  width: 3,
  height: 4,
})
const own = picture('/media/uploads/own.avif')
const whole = aDesignDocument({
  imageUrl: '/media/plans/a/card-upper.24d5bec1.avif',
  pictures: [
    picture('/media/plans/a/card-upper.24d5bec1.avif', 'upper'),
    own,
    picture('/media/plans/a/card-ground.24d5bec1.avif', 'ground'),
  ],
  drawings: [
    picture('/media/plans/a/plan-ground.cb6311c6.svg', 'ground'),
    picture('/media/plans/a/plan-upper.cb6311c6.svg', 'upper'),
  ],
  views: [
    picture('/media/dollhouse/house.24d5bec1e770.avif'),
    own,
    picture('/media/plans/a/street-flat.cb6311c6.svg'),
  ],
})
const [groundDrawing, upperDrawing] = whole.drawings
const left = {
  ...whole,
  imageUrl: upperDrawing?.light,
  pictures: [upperDrawing, own, groundDrawing],
  views: [own],
}

it('a removed design keeps its drawings, in place of its cards, and pictures from elsewhere', async () => {
  const imageUrl = '/media/rooms/kitchen/540.24d5bec1.avif'
  const room = aDesignDocument({ category: 'Kitchen', imageUrl, pictures: [picture(imageUrl)] })
  await importDesigns([whole, room])

  await importDesigns([aDesignDocument()])
  await importDesigns([aDesignDocument()])

  expect((await stored()).slice(0, 2).map(({ document }) => document)).toEqual([left, room])
})

it('a draft of a removed design shows its drawings too', async () => {
  await importDesigns([whole])
  const { imageUrl: _imageUrl, ...draft } = whole
  await database.db
    .updateTable('designs')
    .set({ draft: JSON.stringify(draft) })
    .execute()

  await importDesigns([aDesignDocument()])

  const { imageUrl: _drawn, ...expected } = left
  const rows = await database.db.selectFrom('designs').select('draft').orderBy('ordinal').execute()
  expect(rows).toEqual([{ draft: expected }, { draft: null }])
})

it('a design that comes back is published again under its old ordinal', async () => {
  const [first, second] = [aDesignDocument(), aDesignDocument()]
  await importDesigns([first, second])
  await importDesigns([second])

  await importDesigns([first, second])

  expect((await stored()).map(({ ordinal, status }) => [ordinal, status])).toEqual([
    [0, 'published'],
    [1, 'published'],
  ])
})

it('designs that did not come from the library are left alone', async () => {
  const own = aDesignDocument()
  await storeDesigns(database, [own])

  await importDesigns([aDesignDocument()])

  expect((await stored()).map(({ id, status }) => [id, status])[0]).toEqual([own.id, 'published'])
})

it('four processes that start at once import once', async () => {
  await writeFile(join(folder, 'designs.json'), JSON.stringify({ version: 1, designs: [aDesignDocument()] }))

  const results = await Promise.all(Array.from({ length: 4 }, () => importLibrary(database, folder)))

  expect(results.sort()).toEqual(['imported', 'unchanged', 'unchanged', 'unchanged'])
})

it('five hundred designs are imported in one statement', async () => {
  await importDesigns(Array.from({ length: 500 }, () => aDesignDocument()))

  expect(await stored()).toHaveLength(500)
})

it('without a library nothing happens', async () => {
  expect(await importLibrary(database, folder)).toBe('missing')
})

it('a library that breaks the contract is refused and changes nothing', async () => {
  await writeFile(join(folder, 'designs.json'), JSON.stringify({ version: 1, designs: [{ id: 'no' }] }))

  await expect(importLibrary(database, folder)).rejects.toThrow()

  expect(await stored()).toEqual([])
})

const redrawn: Design = {
  ...whole,
  title: 'Redrawn',
  imageUrl: '/media/plans/a/card-upper.ffffffff.avif',
  pictures: [
    picture('/media/plans/a/card-upper.ffffffff.avif', 'upper'),
    picture('/media/plans/a/card-ground.eeeeeeee.avif', 'ground'),
  ],
  drawings: whole.drawings,
  views: [
    picture('/media/dollhouse/street.aaaaaaaaaaaa.avif'),
    picture('/media/dollhouse/garden.bbbbbbbbbbbb.avif'),
    picture('/media/plans/a/street-hipped.dddddddd.svg'),
    picture('/media/plans/a/street-flat.cccccccc.svg'),
  ],
}
const [street, garden, , flat] = redrawn.views

it('a design that an admin has edited keeps their words and own pictures, and shows the library’s current ones', async () => {
  await importDesigns([whole])
  const { imageUrl: _imageUrl, ...draft } = { ...whole, title: 'Drafted' }
  await database.db
    .updateTable('designs')
    .set({
      document: JSON.stringify({ ...whole, title: 'Edited' }),
      draft: JSON.stringify(draft),
      edited_at: new Date(),
      version: 4,
    })
    .execute()

  await importDesigns([redrawn])
  const edited = () =>
    database.db
      .selectFrom('designs')
      .select(['document', 'draft', 'version'])
      .where('id', '=', whole.id)
      .executeTakeFirst()
  const row = await edited()
  await importDesigns([redrawn, aDesignDocument()])

  const [upper, ground] = redrawn.pictures
  const present = { pictures: [upper, own, ground], views: [street, garden, own, flat] }
  expect(row).toEqual({
    document: { ...whole, title: 'Edited', imageUrl: redrawn.imageUrl, ...present },
    draft: { ...draft, ...present },
    version: 5,
  })
  expect(await edited()).toEqual(row)
})
