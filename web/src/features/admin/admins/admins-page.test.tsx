import type { Admin } from '@dream/contract/api/admin/step-up/admins'
import { screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { AdminsPage } from './admins-page.tsx'

const admin = (facts: Partial<Admin>): Admin => ({
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Olive Owner',
  email: 'olive@example.com',
  role: 'owner',
  version: 1,
  factors: 2,
  lastUsedAt: null,
  setUpUntil: null,
  endedAt: null,
  ...facts,
})
const eddie = admin({
  id: '0190a000-0000-7000-8000-000000000002',
  name: 'Eddie Editor',
  role: 'editor',
  factors: 0,
})

beforeEach(() => clearPersonal())

test('admins are listed with their second factors, and the role is a filter of the server', async () => {
  const asked: (string | null)[] = []
  fakeApi({
    'GET /api/admin/admins': ({ url }) => {
      asked.push(url.searchParams.get('filter'))
      return { body: { items: [admin({}), eddie], count: { rows: 2, isExact: true } } }
    },
  })
  renderApp(<AdminsPage />, { path: '/admin/admins' })

  const row = within(await screen.findByRole('row', { name: /Eddie Editor/ }))
  expect(row.getAllByText('No way in: reset them').length).toBeGreaterThan(0)
  await userEvent.click(row.getAllByRole('button', { name: 'Change Eddie Editor' })[0] ?? document.body)
  expect(await screen.findByRole('dialog', { name: 'Eddie Editor' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))

  const [filter] = screen.getAllByRole('button', { name: 'Role' })
  await userEvent.click(filter ?? document.body)
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Role' })).getByText('Support'))
  await waitFor(() => expect(asked.at(-1)).toBe('role:support'))
})
