import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import type { Picture } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'
import type { NamedPicture } from '../applying/document-of-row.ts'
import type { StoredImport } from '../imports.store.ts'

const PROBLEMS_SHOWN = 20

/** Number of an import's pictures, and those that could not be opened. */
export async function readPictureReport(db: Db | Tx, importId: string): Promise<ImportDetail['pictures']> {
  const { count } = await db
    .selectFrom('import_pictures')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('import_id', '=', importId)
    .where('picture', 'is not', null)
    .executeTakeFirstOrThrow()
  const refused = await db
    .selectFrom('import_pictures')
    .select(['name', 'problem'])
    .where('import_id', '=', importId)
    .where('problem', 'is not', null)
    .orderBy('name')
    .limit(PROBLEMS_SHOWN)
    .execute()
  return { count, problems: refused.map(({ name, problem }) => ({ name, problem: problem ?? '' })) }
}

type Came = { importId: string; name: string } & (NamedPicture | { problem: string })

/** Stores the outcome of a file of a zip. A later zip replaces a file of the same name. */
export async function savePicture(db: Db | Tx, { importId, name, ...came }: Came): Promise<void> {
  const found = 'problem' in came ? null : came
  const values = {
    picture: found && JSON.stringify(found.picture),
    drawing: found?.drawing ? JSON.stringify(found.drawing) : null,
    problem: 'problem' in came ? came.problem : null,
  }
  await db
    .insertInto('import_pictures')
    .values({ import_id: importId, name: name.toLowerCase(), ...values })
    .onConflict((conflict) => conflict.columns(['import_id', 'name']).doUpdateSet(values))
    .execute()
}

/** Cells in which rows name files, each once. */
export async function readWantedNames(
  db: Db | Tx,
  { id, mapping }: Pick<StoredImport, 'id' | 'mapping'>,
  field: 'pictures' | 'plans',
): Promise<string[]> {
  const column = mapping[field]
  if (column === undefined) return []
  const { rows } = await sql<{ cell: string }>`
    select distinct cells ->> ${column}::int as cell from import_rows
    where import_id = ${id} and cells ->> ${column}::int <> ''`.execute(db)
  return rows.map(({ cell }) => cell)
}

/** Pictures that rows may name, in lower case: files of a zip, and existing ones of an export by their URL. */
export async function readNamedPictures(
  db: Db | Tx,
  stored: StoredImport,
): Promise<Map<string, NamedPicture>> {
  const came = await db
    .selectFrom('import_pictures')
    .select(['name', 'picture', 'drawing'])
    .where('import_id', '=', stored.id)
    .where('picture', 'is not', null)
    .execute()
  const named = new Map<string, NamedPicture>()
  for (const { name, picture, drawing } of came) if (picture) named.set(name, { picture, drawing })
  const cells = [
    ...(await readWantedNames(db, stored, 'pictures')),
    ...(await readWantedNames(db, stored, 'plans')),
  ]
  if (cells.some((cell) => cell.includes('/media/')))
    for (const each of await readKnownPictures(db)) named.set(each.picture.light.toLowerCase(), each)
  return named
}

/** Releases pictures of an import without designs: they are removed like other unused uploads. */
export async function releasePictures(tx: Tx, importId: string): Promise<void> {
  await sql`
    update catalogue_files set used_at = null
    where id in (
      select substring(each.picture ->> 'light' from '/media/uploads/[^.]+[.]([0-9a-f-]{36})[.]')::uuid
      from import_pictures p cross join unnest(array[p.picture, p.drawing]) as each (picture)
      where p.import_id = ${importId} and each.picture is not null
    )`.execute(tx)
}

/** Pictures of all designs, each with the drawing of its storey. */
async function readKnownPictures(db: Db | Tx): Promise<NamedPicture[]> {
  const { rows } = await sql<{ picture: Picture; drawing: Picture | null }>`
    select distinct on (p.picture ->> 'light') p.picture, (
      select d.drawing from jsonb_array_elements(of.document -> 'drawings') as d (drawing)
      where p.is_card and d.drawing -> 'level' = p.picture -> 'level' limit 1
    ) as drawing
    from (select coalesce(draft, document) as document from designs) as of
    cross join lateral (
      select picture, true as is_card from jsonb_array_elements(of.document -> 'pictures') as c (picture)
      union all
      select picture, false from jsonb_array_elements(coalesce(of.document -> 'views', '[]')) as v (picture)
    ) as p`.execute(db)
  return rows
}
