import type { SecurityEvent } from '@dream/contract/api/admin/security'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { SecurityPage } from './security-page.tsx'

const event = (facts: Partial<SecurityEvent>): SecurityEvent => ({
  id: '1',
  at: '2026-03-02T01:00:00.000Z',
  kind: 'login-failed',
  userId: '0190a000-0000-7000-8000-00000000abcd',
  role: 'buyer',
  ip: '198.51.100.4',
  detail: null,
  requestId: 'a-1',
  ...facts,
})

beforeEach(() => clearPersonal())

test("events are listed in words, with the account's role and address, but without names", async () => {
  fakeApi({
    'GET /api/admin/security': () => ({
      body: {
        items: [
          event({}),
          event({ id: '2', kind: 'texts-stopped', userId: null, role: null, detail: 'prefix' }),
          event({ id: '3', kind: 'account-removed', role: null, ip: null }),
        ],
        count: { rows: 3, isExact: true },
      },
    }),
  })
  renderApp(<SecurityPage />, { path: '/admin/security' })

  // In the narrow layout the columns' contents are under the row's name.
  const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
  const failed = await rowOf(/Wrong password/)
  expect(failed.getAllByText('Buyer 00abcd').length).toBeGreaterThan(0)
  expect(failed.getAllByText('198.51.100.4').length).toBeGreaterThan(0)
  expect((await rowOf(/Text messages stopped/)).getAllByText('prefix').length).toBeGreaterThan(0)
  expect((await rowOf(/Account removed/)).getAllByText('Somebody 00abcd').length).toBeGreaterThan(0)
})

test('an empty log says so', async () => {
  fakeApi({
    'GET /api/admin/security': () => ({ body: { items: [], count: { rows: 0, isExact: true } } }),
  })
  renderApp(<SecurityPage />, { path: '/admin/security' })

  expect(await screen.findByText('Nothing has happened at the doors yet.')).toBeTruthy()
})
