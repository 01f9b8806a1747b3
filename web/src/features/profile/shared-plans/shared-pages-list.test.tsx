import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fail, fakeApi, type Reply } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { SharedPagesList } from './shared-pages-list.tsx'

const STOP = 'DELETE /api/shared-pages/:id'
const page = (change: Partial<SharedPage> = {}): SharedPage => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'collection',
  collectionId: '00000000-0000-4000-9000-000000000001',
  title: 'For Mum',
  url: 'https://dream.example.com/shared/1',
  showsName: true,
  showsNotes: false,
  opens: 3,
  sharedAt: '2026-11-21T03:00:00.000Z',
  ...change,
})

function open(answer: Reply<typeof STOP> = { status: 204 }) {
  let items = [page()]
  fakeApi({
    'GET /api/shared-pages': () => ({ body: { items } }),
    [STOP]: () => {
      if (answer.status === 204) items = []
      return answer
    },
  })
  return renderApp(<SharedPagesList />)
}

it('says what a link shows and how often it was opened', async () => {
  open()

  const link = await screen.findByRole('link', { name: 'For Mum' })

  expect(link.getAttribute('href')).toBe('https://dream.example.com/shared/1')
  expect(screen.getByText('Opened 3 times, shows your first name')).toBeDefined()
})

it('stops a link after one confirmation', async () => {
  const { person } = open()
  await person.click(await screen.findByRole('button', { name: 'Stop sharing For Mum' }))
  expect(screen.getByRole('link', { name: 'For Mum' })).toBeDefined()

  await person.click(screen.getByRole('button', { name: 'Stop for everyone' }))

  await screen.findByText('For Mum is no longer shared.')
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull())
})

it('keeps a link that failed to stop, and says so', async () => {
  const { person } = open(fail(503, 'unavailable', 'Try again in a moment.'))
  await person.click(await screen.findByRole('button', { name: 'Stop sharing For Mum' }))

  await person.click(screen.getByRole('button', { name: 'Stop for everyone' }))

  await screen.findByText('Try again in a moment.')
  expect(screen.getByRole('link', { name: 'For Mum' })).toBeDefined()
})
