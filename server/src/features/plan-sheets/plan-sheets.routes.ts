import type { Design } from '@dream/contract/api/designs/design'
import type { Ground } from '@dream/contract/rules/land/land-fit'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import type { Attempts } from '#platform/limits/attempts.ts'
import { problem } from '#platform/problems/problem.ts'
import { onGround } from './on-ground.ts'
import { createPlanSheets } from './plan-sheets.ts'

type Deps = {
  database: Database
  attempts: Attempts
  /** Opens a design that is published, or that the person still likes. */
  openDesign: (which: { userId: string; id: string }) => Promise<Design | null>
  groundOf: (userId: string) => Promise<Ground>
  mediaFolder: string
}

const LIMIT = { count: 40, minutes: 60 } as const
const NO_DRAWING = 'This design has no drawing to scale.'

export function planSheetRoutes(app: FastifyInstance, { database, attempts, mediaFolder, ...deps }: Deps) {
  const sheets = createPlanSheets(mediaFolder)
  implement(app, 'GET /api/designs/:id/sheet', async ({ params, user, reply }) => {
    const design = await deps.openDesign({ userId: user.userId, id: params.id })
    if (!design) throw problem('not-found')
    await database.transaction((tx) =>
      attempts.takeOrThrow(tx, { kind: 'plan-sheet', subject: user.userId }, [LIMIT]),
    )
    const sheet = sheets.of(onGround(await deps.groundOf(user.userId), design))
    if (!sheet) throw problem('not-found', { message: NO_DRAWING })
    reply.header('content-disposition', `attachment; filename="${fileName(design.title)}.pdf"`)
    return sheet
  })
}

/** File name that is valid on every system. */
const fileName = (title: string) =>
  title
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z0-9 -]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-')
    .slice(0, 80) || 'floor-plan'
