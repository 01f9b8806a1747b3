import type { AuditEntry } from '@dream/contract/api/admin/audit'
import { act, screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { invalidate } from '#lib/api/query.ts'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { AuditPage } from './audit-page.tsx'

const DESIGN = '0190a000-0000-7000-8000-00000000abcd'
const line = (facts: Partial<AuditEntry>): AuditEntry => ({
  id: '1',
  at: '2026-03-02T01:00:00.000Z',
  source: 'admin',
  actor: { id: '0190a000-0000-7000-8000-000000000001', name: 'Olive Owner', email: 'olive@example.com' },
  action: 'design.publish',
  entity: 'design',
  entityId: DESIGN,
  reason: null,
  before: { status: 'draft' },
  after: { status: 'published' },
  importId: null,
  partOf: null,
  ip: '198.51.100.4',
  requestId: 'r-1',
  ...facts,
})

beforeEach(() => clearPersonal())

test('each entry is a sentence with the admin, the changes, and a link to the page', async () => {
  fakeApi({
    'GET /api/admin/audit/filters': () => ({ body: { actors: [], entities: [], actions: [] } }),
    'GET /api/admin/audit': () => ({
      body: {
        items: [
          line({}),
          line({
            id: '2',
            actor: null,
            source: 'job',
            action: 'error.return',
            entity: 'error',
            before: null,
            after: null,
          }),
          line({
            id: '3',
            action: 'person.search',
            entity: 'person',
            entityId: null,
            reason: 'Called',
            after: { people: [DESIGN] },
            before: null,
          }),
        ],
        count: { rows: 3, isExact: true },
      },
    }),
  })
  renderApp(<AuditPage />, { path: '/admin/audit' })

  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  const published = await rowOf(/Design published/)
  expect(published.getByRole('link', { name: '…00abcd' }).getAttribute('href')).toBe(
    `/admin/designs/${DESIGN}`,
  )
  expect(published.getAllByText('Olive Owner').length).toBeGreaterThan(0)
  expect((await rowOf(/Error came back/)).getAllByText('A job').length).toBeGreaterThan(0)
  const searched = await rowOf(/Person searched for/)
  expect(searched.getByText('Called')).toBeTruthy()
  expect(searched.queryByText(/\[/)).toBeNull()
})

test('for a chosen entity only its own actions are offered, and the filter is sent to the server', async () => {
  const asked: (string | null)[] = []
  fakeApi({
    'GET /api/admin/audit/filters': () => ({
      body: {
        actors: [],
        entities: ['design', 'report'],
        actions: [
          { action: 'design.publish', entity: 'design' },
          { action: 'report.decide', entity: 'report' },
        ],
      },
    }),
    'GET /api/admin/audit': ({ url }) => {
      asked.push(url.searchParams.get('filter'))
      return { body: { items: [line({})], count: { rows: 1, isExact: true } } }
    },
  })
  renderApp(<AuditPage />, { path: '/admin/audit?filter=entity:report' })

  await userEvent.click(await screen.findByRole('button', { name: 'What was done' }))
  expect(screen.queryByRole('button', { name: 'Design published' })).toBeNull()
  await userEvent.click(await screen.findByText('Report decided'))

  await waitFor(() => expect(asked.at(-1)).toBe('entity:report;action:report.decide'))
})

test('more entries follow on request, also after a failure; a refresh leaves them, and another search starts anew', async () => {
  const serving = { isDown: false, newest: 'report.decide' }
  fakeApi({
    'GET /api/admin/audit/filters': () => ({ body: { actors: [], entities: [], actions: [] } }),
    'GET /api/admin/audit': ({ url: { searchParams: asked } }) => {
      if (serving.isDown) return fail(503, 'unavailable', 'We are busy right now.')
      const count = { rows: 2, isExact: true }
      if (asked.get('q')) return { body: { items: [line({ id: '9' })], count: { rows: 1, isExact: true } } }
      if (asked.get('cursor') === 'c') return { body: { items: [line({ action: 'error.return' })] } }
      return { body: { items: [line({ id: '2', action: serving.newest })], nextCursor: 'c', count } }
    },
  })
  renderApp(<AuditPage />, { path: '/admin/audit' })
  await screen.findByText('1 of 2')
  serving.isDown = true
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await screen.findByText("Couldn't load this. We are busy right now.")
  screen.getByRole('row', { name: /Report decided/ })

  serving.isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('row', { name: /Error came back/ })
  screen.getByText('2 in all')

  serving.newest = 'design.publish'
  await act(async () => invalidate('GET /api/admin/audit'))
  await screen.findByRole('row', { name: /Design published/ })
  screen.getByRole('row', { name: /Error came back/ })

  await userEvent.type(screen.getByRole('searchbox'), 'x')
  await screen.findByText('1 in all')
  expect(screen.queryByRole('row', { name: /Error came back/ })).toBeNull()
})
