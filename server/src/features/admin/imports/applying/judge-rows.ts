import { randomUUID } from 'node:crypto'
import { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { ImportRow } from '@dream/contract/api/admin/imports/import'
import type { FieldKey } from '@dream/contract/rules/admin/imports/import-fields'
import { gapsOf } from '@dream/contract/rules/designs/document/gaps'
import { errorOf, type ReadRow, readRow, type RowError } from '@dream/contract/rules/admin/imports/read-row'
import type { Tx } from '#platform/database/database.ts'
import { insertDrafts, type NewDesign } from '../../designs/designs.store.ts'
import type { StoredImport } from '../imports.store.ts'
import { readNamedPictures } from '../pictures/pictures.store.ts'
import { readTitles, tryOut } from './designs-of-builder.store.ts'
import type { Verdict } from '../rows.store.ts'
import { documentHash } from './document-hash.ts'
import { documentOfRow, type NamedPicture } from './document-of-row.ts'

type Judge = (rows: readonly ImportRow[]) => Promise<Verdict[]>
type Candidate = { row: ImportRow; design: NewDesign }

/** Inserts drafts for valid rows, and returns the errors of the others. */
export async function prepareJudge(tx: Tx, stored: StoredImport): Promise<Judge> {
  const pictures = await readNamedPictures(tx, stored)
  const find = (name: string) => pictures.get(name.toLowerCase())
  const titles = new Map<string, string>()
  for (const title of await readTitles(tx, stored.builder_id))
    titles.set(title, 'There is already a design of this name')

  function look(row: ImportRow): { verdict: Verdict } | Candidate {
    const read = readRow(row.cells, stored)
    const errors = [...read.errors, ...nameTaken(read, row, titles), ...missingFiles(read, pictures)]
    if (errors.length > 0) return { verdict: bad(row, errors) }
    const document = documentOfRow(read.values, find)
    const refused = refusals(document, read)
    if (refused.length > 0) return { verdict: bad(row, refused) }
    const design = { id: randomUUID(), document, builderId: stored.builder_id, importId: stored.number }
    return { row, design }
  }

  return async (rows) => {
    const looked = rows.map(look)
    const candidates = looked.flatMap((each) => ('design' in each ? [each] : []))
    const refused = await insertAll(tx, candidates)
    const made = candidates.map(({ row, design }) => refused.get(row.place) ?? good(row, design))
    return [...looked.flatMap((each) => ('verdict' in each ? [each.verdict] : [])), ...made]
  }
}

/** Inserts all at once; when the database refuses, one by one, to find the bad one. */
async function insertAll(tx: Tx, candidates: readonly Candidate[]): Promise<ReadonlyMap<number, Verdict>> {
  const refused = new Map<number, Verdict>()
  const insert = (some: readonly Candidate[]) =>
    tryOut(tx, () =>
      insertDrafts(
        tx,
        some.map(({ design }) => design),
      ),
    )
  if (candidates.length === 0 || (await insert(candidates))) return refused
  for (const candidate of candidates) {
    const message = 'The catalogue does not take this design. Look at its figures and texts again.'
    if (!(await insert([candidate])))
      refused.set(
        candidate.row.place,
        bad(candidate.row, [errorOf('name', '', { rule: 'refused', message })]),
      )
  }
  return refused
}

const bad = ({ place }: ImportRow, errors: readonly RowError[]): Verdict => ({
  place,
  state: 'bad',
  errors,
  design: null,
  gaps: [],
})
const good = ({ place }: ImportRow, { id, document }: NewDesign): Verdict => ({
  place,
  state: 'imported',
  errors: [],
  design: { id, hash: documentHash(document) },
  gaps: gapsOf(document).map(({ words }) => words),
})

/** Names are unique per builder; the second row of a name has the error. */
function nameTaken({ values }: ReadRow, row: ImportRow, titles: Map<string, string>): RowError[] {
  const name = values.get('name')
  if (typeof name !== 'string') return []
  const known = titles.get(name.toLowerCase())
  if (known === undefined) {
    titles.set(name.toLowerCase(), `Line ${row.line} has the same name`)
    return []
  }
  const message = `${known}. Give it another one, or leave the row out.`
  return [errorOf('name', name, { rule: 'taken', message })]
}

function missingFiles({ values }: ReadRow, pictures: ReadonlyMap<string, NamedPicture>): RowError[] {
  return (['pictures', 'plans'] as const).flatMap((key) => {
    const names = values.get(key)
    if (!Array.isArray(names)) return []
    const missing = names.filter((name) => !pictures.has(String(name).toLowerCase())).map(String)
    const [first] = missing
    if (first === undefined) return []
    const others = missing.length > 1 ? ` and ${missing.length - 1} more` : ''
    const kept = names.filter((name) => !missing.includes(String(name))).join('; ')
    const message = `${first}${others}: no such picture. Send it in a zip, or empty the cell.`
    return [errorOf(key, names.join('; '), { rule: 'no-such-file', message, suggestion: kept || null })]
  })
}

/** Import field of each part of a document. */
const FIELD_OF: Readonly<Record<string, FieldKey>> = {
  title: 'name',
  description: 'description',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  garages: 'garages',
  frontage: 'frontage',
  totalArea: 'totalArea',
  interests: 'interests',
  lookingFor: 'lookingFor',
  features: 'features',
  tags: 'tags',
  pictures: 'pictures',
  views: 'pictures',
  'plan.houseWidth': 'houseWidth',
  'plan.houseDepth': 'houseDepth',
  'plan.minLotDepth': 'lotDepth',
  'plan.range': 'range',
}

/** Violations of the editor's own rules: an import bypasses none. */
function refusals(document: DesignDocument, { values }: ReadRow): RowError[] {
  const { error } = DesignDocument.safeParse(document)
  return (error?.issues ?? []).map(({ path, message }) => {
    const field = FIELD_OF[path.slice(0, 2).join('.')] ?? FIELD_OF[String(path[0])] ?? 'name'
    return errorOf(field, String(values.get(field) ?? ''), { rule: 'refused', message })
  })
}
