import type { DesignNote } from '@dream/contract/api/designs/notes'
import { DELETED_NOTE_DAYS, DESIGN_NOTES_MAX, NOTES_MAX } from '@dream/contract/rules/designs/notes'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

type Which = { userId: string; id: string }

/** Change of a note; a deletion when it has no text. */
export type NoteChange = Which & {
  designId: string | null
  text: string | null
  pin: DesignNote['pin']
  changeId: string
  changedAt: string
}

const notesOf = (db: Db, userId: string) =>
  db
    .selectFrom('design_notes')
    .select(['id', 'design_id', 'text', 'level', 'x', 'y', 'made_at', 'changed_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof notesOf>['execute']>>[number]

const noteOf = ({ id, design_id, text, level, x, y, made_at, changed_at }: Row): DesignNote => ({
  id,
  designId: design_id,
  text,
  pin: level === null || x === null || y === null ? null : { level, x, y },
  madeAt: made_at.toISOString(),
  changedAt: changed_at.toISOString(),
})

/** Notes of a person, oldest first. */
export async function readNotes(db: Db, userId: string): Promise<DesignNote[]> {
  const rows = await notesOf(db, userId).orderBy('made_at').orderBy('id').execute()
  return rows.map(noteOf)
}

/** Note of a person; null when there is none, or it was deleted. */
export async function readNote(db: Db, { userId, id }: Which): Promise<DesignNote | null> {
  const row = await notesOf(db, userId).where('id', '=', id).executeTakeFirst()
  return row ? noteOf(row) : null
}

/** Upserts or deletes a note, last write wins; see write-note.sql. */
export async function storeNote(db: Db, change: NoteChange) {
  const { userId, id, designId, text, pin, changeId, changedAt } = change
  const { rows } = await sql<{ outcome: 'written' | 'no-design' | 'full' | 'design-full' }>`
    select write_note(${userId}, ${id}, ${designId}, ${text}, ${pin?.level ?? null}, ${pin?.x ?? null}, ${pin?.y ?? null},
      ${changeId}, ${changedAt}, ${NOTES_MAX}, ${DESIGN_NOTES_MAX}, ${DELETED_NOTE_DAYS}) as outcome`.execute(
    db,
  )
  return rows[0]?.outcome ?? 'written'
}
