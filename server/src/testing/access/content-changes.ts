import type { EndpointName } from '@dream/contract/api/endpoint'
import { UNLOCKS_CONFIRMATION } from '@dream/contract/rules/designs/unlocks'
import { aForm } from '../apps/forms.ts'
import type { Sent } from './sent.ts'
import type { TestApp } from '../apps/test-app.ts'
import { aLandCard } from '../designs/land-cards.ts'
import { aCaptions, aVideoDocument, storeVideos } from '../designs/videos.ts'
import { anAdmin, type Person } from '../people/people.ts'

type Changes = Partial<Record<EndpointName, (server: TestApp, owner: Person) => Promise<Sent>>>

/** Published land card, with its version. */
const aPublishedCard = async ({ database }: TestApp) => ({
  params: { id: await aLandCard(database) },
  body: { version: 1 },
})

/** Selection of one published card, for bulk actions. */
const aSelectedCard = async ({ database }: TestApp) => ({
  body: { selection: { of: 'these', ids: [await aLandCard(database)] } },
})

/** Selection of one published video. */
const aSelectedVideo = async ({ database }: TestApp) => ({
  body: { selection: { of: 'these', ids: await storeVideos(database, [aVideoDocument()]) } },
})

/** Published video, with its version. */
async function aVideo({ database }: TestApp) {
  const [id = ''] = await storeVideos(database, [aVideoDocument()])
  return { params: { id }, body: { version: 1 } }
}

/** Page of texts, with its version. */
async function aTextPage({ database }: TestApp) {
  const id = 'tour-explore'
  const { version } = await database.db
    .selectFrom('texts')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { params: { id }, body: { version } }
}

/** Changes of settings, land cards, videos and texts: see `ADMIN_CHANGES`. */
export const CONTENT_CHANGES: Changes = {
  'PATCH /api/admin/settings/brand': async () => ({
    body: { version: 1, changes: { brokerageName: 'Another Brokerage' } },
  }),
  'PATCH /api/admin/settings/features': async () => ({
    body: { version: 1, changes: { sharingPlans: false } },
  }),
  'PATCH /api/admin/settings/sms': async () => ({ body: { version: 1, changes: { smsPerDay: 100 } } }),
  'PATCH /api/admin/settings/unlocks': async () => ({
    body: { version: 1, changes: { brokers: 20 }, confirmation: UNLOCKS_CONFIRMATION },
  }),
  'POST /api/admin/land': async () => ({ body: { name: 'Driveways' } }),
  'POST /api/admin/land/publish': aSelectedCard,
  'POST /api/admin/land/archive': aSelectedCard,
  'PATCH /api/admin/land/:id': async (server) => ({
    params: { id: await aLandCard(server.database) },
    body: { version: 1, changes: { title: 'Another title' } },
  }),
  'POST /api/admin/land/:id/publish': aPublishedCard,
  'POST /api/admin/land/:id/discard': aPublishedCard,
  'POST /api/admin/land/:id/archive': aPublishedCard,
  'POST /api/admin/land/:id/restore': async (server) => ({
    params: { id: await aLandCard(server.database) },
    body: { version: 1, number: null },
  }),
  'POST /api/admin/land/:id/checked': async (server) => ({
    params: { id: await aLandCard(server.database) },
    body: { version: 1, reviewBy: '2999-12-31' },
  }),
  'POST /api/admin/texts/publish': async () => ({
    body: { selection: { of: 'these', ids: ['tour-explore'] } },
  }),
  'PATCH /api/admin/texts/:id': async (server) => {
    const { params, body } = await aTextPage(server)
    return { params, body: { ...body, changes: { words: { title1: 'Another title' } } } }
  },
  'POST /api/admin/texts/:id/publish': aTextPage,
  'POST /api/admin/texts/:id/discard': aTextPage,
  'POST /api/admin/texts/:id/restore': async (server) => {
    const { params, body } = await aTextPage(server)
    return { params, body: { ...body, number: null } }
  },
  'POST /api/admin/videos': async () => ({ body: { title: 'Driveways' } }),
  'POST /api/admin/videos/:id/files': async (server) => ({
    ...(await aVideo(server)),
    ...(await aForm(aCaptions())),
    query: { kind: 'captions' },
  }),
  'POST /api/admin/videos/publish': aSelectedVideo,
  'POST /api/admin/videos/archive': aSelectedVideo,
  'PATCH /api/admin/videos/:id': async (server) => ({
    params: (await aVideo(server)).params,
    body: { version: 1, changes: { title: 'Another title' } },
  }),
  'POST /api/admin/videos/:id/publish': aVideo,
  'POST /api/admin/videos/:id/discard': aVideo,
  'POST /api/admin/videos/:id/archive': aVideo,
  'POST /api/admin/videos/:id/restore': async (server) => {
    const { params } = await aVideo(server)
    await server.app.inject({
      method: 'POST',
      url: `/api/admin/videos/${params.id}/publish`,
      headers: (await anAdmin(server.database)).headers,
      payload: { version: 1 },
    })
    return { params, body: { version: 2, number: 1 } }
  },
}
