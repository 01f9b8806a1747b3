import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { BlockPanel } from './block-panel.tsx'

afterEach(() => clearSession())

const design = aDealtDesign()
const OUTLINE = `GET /api/designs/${design.id}/outline`

function open(profile: Parameters<typeof aProfile>[0]) {
  const api = fakeApi({ 'GET /api/designs/:id/outline': () => ({ body: { rooms: [] } }) })
  renderApp(<BlockPanel design={design} profile={aProfile(profile)} onShow={() => {}} />)
  return api
}

it('prefetches the rooms, so that the plan can be drawn on the block offline too', async () => {
  const { count } = open({ blockWidth: 16 })

  await screen.findByRole('button', { name: 'See it on my block' })

  await waitFor(() => expect(count(OUTLINE)).toBe(1))
})

it('says which way the living end faces on the block, once its orientation is known', async () => {
  open({ blockWidth: 16, facing: 'east' })

  await screen.findByText('Living looks east.')
})

it('reads no rooms without a block to draw them on', async () => {
  const { count } = open({})

  await screen.findByRole('link', { name: 'Add my block' })

  expect(count(OUTLINE)).toBe(0)
})
