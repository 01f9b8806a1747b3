import { type AdminLandCard, LandDraft } from '@dream/contract/api/admin/content/land'
import { mostUrgent, reviewStandingOn } from '@dream/contract/rules/admin/content/content'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { createLandEditor } from './land-content.ts'
import { readLandRows } from './land-rows.store.ts'
import { checkCard, startCard } from './start-card.ts'

export function landRoomRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const editor = createLandEditor(database)

  implement(app, 'GET /api/admin/land', async () => ({
    items: (await readLandRows(database.db)).map(rowOf),
  }))

  implement(app, 'POST /api/admin/land', ({ user, body }) => startCard({ database, editor }, user, body.name))

  implement(app, 'GET /api/admin/land/:id', ({ params }) => editor.read(params.id))

  implement(app, 'PATCH /api/admin/land/:id', ({ user, params, body }) =>
    editor.saveDraft({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/publish', ({ user, params, body }) =>
    editor.publish({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/discard', ({ user, params, body }) =>
    editor.discard({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/restore', ({ user, params, body }) =>
    editor.restore({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/archive', ({ user, params, body }) =>
    editor.archive({ by: user, ...params, ...body }),
  )

  implement(app, 'POST /api/admin/land/:id/checked', ({ user, params, body }) =>
    checkCard({ database, editor }, { by: user, ...params, ...body }),
  )
}

type Row = Awaited<ReturnType<typeof readLandRows>>[number]

function rowOf({ id, status, hasDraft, document, today }: Row): AdminLandCard {
  const card = LandDraft.parse(document)
  const dated = [card, ...card.lines]
  return {
    id,
    status,
    hasDraft,
    name: card.name,
    title: card.title,
    topic: card.topic,
    states: card.states,
    source: card.source.name,
    checkedOn: card.checkedOn,
    validFrom: card.validFrom,
    validTo: card.validTo,
    dueOn: dated.map(({ reviewBy }) => reviewBy).toSorted()[0] ?? card.reviewBy,
    standing: mostUrgent(dated.map((each) => reviewStandingOn(today, each))) ?? 'current',
  }
}
