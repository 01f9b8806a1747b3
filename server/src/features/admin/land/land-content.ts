import { LandDraft } from '@dream/contract/api/admin/content/land'
import { LandCard } from '@dream/contract/api/sections/land'
import type { FieldError } from '@dream/contract/api/errors'
import type { Database } from '#platform/database/database.ts'
import { createContentBulk } from '../content/bulk-content.ts'
import { type ContentOptions, createContentEditor } from '../content/edit-content.ts'
import { LAND_LIST } from './land-list.store.ts'

const LAND: ContentOptions<LandDraft> = {
  kind: 'land-card',
  draft: LandDraft,
  flawsOf: async (_tx, id, card) => flawsOf(id, card),
  stored: (id, { text, ...document }) => ({
    id,
    ...document,
    text: text.map((paragraph) => paragraph.trim()).filter(Boolean),
  }),
}

export const createLandEditor = (database: Database) => createContentEditor(database, LAND)
export const createLandBulk = (database: Database) =>
  createContentBulk(database, { ...LAND, list: LAND_LIST, titleOf: (_id, { title, name }) => title || name })
export type LandEditor = ReturnType<typeof createLandEditor>

/** Missing or contradictory fields, in words for the editor. */
function flawsOf(id: string, card: LandDraft): FieldError[] {
  const { error } = LandCard.safeParse({ id, ...card })
  const missing = error?.issues.map(({ path, message, code }) => ({
    path: path.map(String).join('.'),
    message: code === 'too_small' ? 'This is still missing' : code === 'invalid_format' ? WRONG_URL : message,
  }))
  return [
    ...(missing ?? []),
    ...datesOf('', card),
    ...card.lines.flatMap((line, at) => datesOf(`lines.${at}.`, line)),
  ]
}

const WRONG_URL = 'Enter the whole https address'

type Dates = Pick<LandDraft, 'validFrom' | 'validTo' | 'checkedOn' | 'reviewBy'>

function datesOf(at: string, { validFrom, validTo, checkedOn, reviewBy }: Dates): FieldError[] {
  const flaws: FieldError[] = []
  if (validFrom !== null && validTo !== null && validTo < validFrom)
    flaws.push({ path: `${at}validTo`, message: 'It ends before it begins' })
  if (reviewBy < checkedOn)
    flaws.push({ path: `${at}reviewBy`, message: 'The next check comes after the last one' })
  return flaws
}
