import { DESIGN_NOTES_MAX } from '@dream/contract/rules/designs/notes'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { problem } from '#platform/problems/problem.ts'
import { type NoteChange, readNote, readNotes, storeNote } from './notes.store.ts'

const DESIGN_FULL = `This design has ${DESIGN_NOTES_MAX} notes. Delete one to write another.`
const NO_DESIGN = 'This design is no longer in our catalogue.'

export function noteRoutes(app: FastifyInstance, { database: { db } }: { database: Database }) {
  implement(app, 'GET /api/preferences/notes', async ({ user }) => ({
    items: await readNotes(db, user.userId),
  }))
  implement(app, 'PUT /api/preferences/notes/:id', ({ params, body, user }) =>
    change({ ...body, userId: user.userId, id: params.id }),
  )
  implement(app, 'DELETE /api/preferences/notes/:id', ({ params, query, user }) =>
    change({ ...query, userId: user.userId, id: params.id, designId: null, text: null, pin: null }),
  )

  async function change(note: NoteChange) {
    const outcome = await storeNote(db, note)
    if (outcome === 'no-design') throw problem('not-found', { message: NO_DESIGN })
    if (outcome === 'full') throw problem('notes-full')
    if (outcome === 'design-full') throw problem('notes-full', { message: DESIGN_FULL })
    return { note: await readNote(db, note) }
  }
}
