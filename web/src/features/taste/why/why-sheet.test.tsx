import type { TagWish } from '@dream/contract/api/designs/tags'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { startTasteQueue } from '../queue/taste-queue.ts'
import { WhySheet } from './why-sheet.tsx'

afterEach(() => clearSession())

const design = aDealtDesign({
  why: 'Alfresco and study, like 7 of your 9 likes',
  tastes: [
    { tag: 'room:alfresco', label: 'Alfresco' },
    { tag: 'room:study', label: 'Study' },
  ],
})

it('shows the reasons, and accepts more or less of each; a second tap removes it', async () => {
  const bodies: unknown[] = []
  fakeApi({
    'GET /api/preferences/wishes': () => ({ body: { items: [] } }),
    'PUT /api/preferences/wishes/:tag': ({ body }) => {
      bodies.push(body)
      const { wish } = body as { wish: TagWish['wish'] | null }
      return { body: { items: wish ? [{ tag: 'room:study', label: 'Study', wish }] : [] } }
    },
  })
  const { person } = renderApp(<WhySheet design={design} isOpen onClose={() => {}} />)
  onTestFinished(startTasteQueue(() => {}))
  screen.getByText('Alfresco and study, like 7 of your 9 likes')
  screen.getByText(/^The cards under this one change at once/)
  const study = within(screen.getByRole('listitem', { name: 'Study' }))

  await person.click(study.getByRole('button', { name: 'Less like this' }))

  await waitFor(() => expect(bodies).toEqual([{ wish: 'less' }]))
  expect(study.getByRole('button', { pressed: true }).textContent).toBe('Less like this')
  await person.click(study.getByRole('button', { name: 'Less like this' }))
  await waitFor(() => expect(bodies).toEqual([{ wish: 'less' }, { wish: null }]))
})

it('shows earlier wishes', async () => {
  fakeApi({
    'GET /api/preferences/wishes': () => ({
      body: { items: [{ tag: 'room:alfresco', label: 'Alfresco', wish: 'more' }] },
    }),
  })
  renderApp(<WhySheet design={design} isOpen onClose={() => {}} />)

  const pressed = await screen.findByRole('button', { pressed: true })

  expect(pressed.textContent).toBe('More like this')
})

it('saves a wish offline, shows it when reopened, and says when cards change', async () => {
  fakeApi({ 'GET /api/preferences/wishes': noNetwork, 'PUT /api/preferences/wishes/:tag': noNetwork })
  const { person, unmount } = renderApp(<WhySheet design={design} isOpen onClose={() => {}} />)
  onTestFinished(startTasteQueue(() => {}))
  screen.getByText(/^The cards under this one change once you're back online/)
  const study = () => within(screen.getByRole('listitem', { name: 'Study' }))
  await person.click(study().getByRole('button', { name: 'More like this' }))
  unmount()

  renderApp(<WhySheet design={design} isOpen onClose={() => {}} />)

  await waitFor(() =>
    expect(study().getByRole('button', { pressed: true }).textContent).toBe('More like this'),
  )
})
