import { screen } from '@testing-library/react'
import { useState } from 'react'
import { LearningHub } from '#features/videos/hub/learning-hub.tsx'
import { fakeApi, type Handler } from './fake-api.ts'
import { aUser, renderApp } from './render.tsx'
import { aVideo } from './videos.ts'

/** Two videos of one topic, the second with sound, and one of another. */
export const VIDEOS = [
  aVideo({ title: 'Reading a frontage' }, 1),
  aVideo({ title: 'What slope costs', hasSound: true }, 2),
  aVideo({ title: 'Sun from the north', topic: 'Sun and air' }, 3),
] as const

/** Routes of the learning hub; `keeping` answers changes of favourites. */
export function fakeVideos(
  keeping: Handler<'PUT /api/videos/favorites/:id'> & Handler<'DELETE /api/videos/favorites/:id'> = () => ({
    status: 204,
  }),
) {
  fakeApi({
    'GET /api/videos': () => ({ body: { items: [...VIDEOS] } }),
    'GET /api/videos/favorites': () => ({ body: { items: [] } }),
    'PUT /api/videos/favorites/:id': keeping,
    'DELETE /api/videos/favorites/:id': keeping,
  })
}

/** Hub with the open video in the URL, as on its screen. */
export function Hub({ at = null }: { at?: string | null }) {
  const [watching, watch] = useState(at)
  return <LearningHub userId={aUser().id} watching={watching} onWatch={watch} onClose={() => watch(null)} />
}

/** Opens a video from the hub. */
export async function watching(title = 'Reading a frontage') {
  const app = renderApp(<Hub />)
  await app.person.click(await screen.findByRole('button', { name: new RegExp(title) }))
  return app
}

export const button = (name: string) => screen.getByRole('button', { name })
