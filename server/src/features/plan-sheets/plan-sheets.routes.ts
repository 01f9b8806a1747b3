import type { FastifyInstance } from 'fastify'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { isLikedBy, readGround } from '#features/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { onGround } from './on-ground.ts'
import { createPlanSheets } from './plan-sheets.ts'

type Deps = {
  database: Database
  attempts: Attempts
  catalogue: Catalogue
  mediaFolder: string
}

const LIMIT = { count: 40, minutes: 60 } as const
const NO_DRAWING = 'This design has no drawing to scale.'

export function planSheetRoutes(app: FastifyInstance, { database, attempts, catalogue, mediaFolder }: Deps) {
  const sheets = createPlanSheets(mediaFolder)
  implement(app, 'GET /api/designs/:id/sheet', async ({ params, user, reply }) => {
    const entry = catalogue.now().byId.get(params.id)
    // What is no longer published may be liked from before.
    const isTheirs = entry && (entry.isPublished || (await isLikedBy(database.db, user.userId, params.id)))
    if (!isTheirs) throw problem('not-found')
    const { design } = entry
    await database.transaction((tx) =>
      attempts.takeOrThrow(tx, { kind: 'plan-sheet', subject: user.userId }, [LIMIT]),
    )
    const sheet = sheets.of(onGround(await readGround(database.db, user.userId), design))
    if (!sheet) throw problem('not-found', { message: NO_DRAWING })
    reply.header('content-disposition', `attachment; filename="${fileName(design.title)}.pdf"`)
    return sheet
  })
}

/** A name that is one on every system. */
const fileName = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80) || 'floor-plan'
