import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi, fail } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { BrokersPage } from './brokers-page.tsx'

const broker = (facts: Partial<AdminBroker>): AdminBroker => ({
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Bruno Costa',
  email: 'bruno@example.com',
  status: 'published',
  company: 'Costa Broking',
  states: ['VIC'],
  hasChanges: false,
  buyerCount: 3,
  capacity: 20,
  replyMinutes: 40,
  replyCount: 9,
  promisedMinutes: 120,
  missedPromises: 2,
  lastSeenAt: '2026-03-02T01:00:00.000Z',
  invitation: null,
  ...facts,
})
const invited = broker({
  id: '0190a000-0000-7000-8000-000000000002',
  name: 'Ines Invited',
  email: 'ines@example.com',
  status: 'invited',
  company: null,
  states: [],
  buyerCount: 0,
  capacity: null,
  replyMinutes: null,
  replyCount: 0,
  missedPromises: 0,
  lastSeenAt: null,
  invitation: {
    sentAt: '2026-03-01T01:00:00.000Z',
    timesSent: 1,
    expiresAt: '2099-03-04T01:00:00.000Z',
  },
})

beforeEach(() => clearPersonal())

const page = (...items: AdminBroker[]) => ({ body: { items, count: { rows: items.length, isExact: true } } })

test('brokers are listed with their chats, and their reply time beside the promise; a filter is sent to the server', async () => {
  const asked: (string | null)[] = []
  fakeApi({
    'GET /api/admin/brokers': ({ url }) => {
      asked.push(url.searchParams.get('filter'))
      return page(broker({ hasChanges: true }), invited)
    },
  })
  renderApp(<BrokersPage />, { path: '/admin/brokers' })

  const row = within(await screen.findByRole('row', { name: /Bruno Costa/ }))
  expect(row.getAllByText('3 chats of 20').length).toBeGreaterThan(0)
  expect(row.getAllByText('40 min over 9 chats, promised 2 working hours').length).toBeGreaterThan(0)
  expect(row.getAllByText('Changes to review').length).toBeGreaterThan(0)
  expect(row.getByRole('link').getAttribute('href')).toBe(`/admin/brokers/${broker({}).id}`)

  await userEvent.click(screen.getByRole('button', { name: 'Status' }))
  await userEvent.click(within(screen.getByRole('dialog', { name: 'Status' })).getByText('Invited'))
  await waitFor(() => expect(asked.at(-1)).toBe('is:invited'))
})

test('selected brokers are invited again in one go, and it says who was left out', async () => {
  const sent: unknown[] = []
  fakeApi({
    'GET /api/admin/brokers': () => page(broker({}), invited),
    'POST /api/admin/brokers/invitations': ({ body }) => {
      sent.push(body)
      return { body: { sent: 1, left: 1 } }
    },
  })
  renderApp(<BrokersPage />, { path: '/admin/brokers' })

  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Bruno Costa' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ines Invited' }))
  await userEvent.click(screen.getByRole('button', { name: 'Send invitations again' }))

  expect(await screen.findByText('1 invitation on the way; 1 broker left out')).toBeTruthy()
  expect(sent).toEqual([{ selection: { of: 'these', ids: [broker({}).id, invited.id] } }])
})

test('an email that is taken is reported at its field, and the input stays', async () => {
  const TAKEN = "There's already an account with this email. Invite them with another one."
  fakeApi({
    'GET /api/admin/brokers': () => page(),
    'POST /api/admin/brokers': () => fail(409, 'email-taken', TAKEN),
  })
  renderApp(<BrokersPage />, { path: '/admin/brokers' })

  await userEvent.click(await screen.findByRole('button', { name: 'Invite a broker' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Ines')
  await userEvent.type(screen.getByLabelText('Email'), 'buyer@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))

  expect(await screen.findByText(TAKEN)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('buyer@example.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('an invitation is cancelled only after a confirmation', async () => {
  const { calls } = fakeApi({
    'GET /api/admin/brokers': () => page(invited),
    'DELETE /api/admin/brokers/:id/invitation': () => ({ status: 204 }),
  })
  renderApp(<BrokersPage />, { path: '/admin/brokers' })

  // A row has everything twice: in columns, and in lines for the narrow layout.
  const [cancel] = await screen.findAllByRole('button', { name: 'Cancel the invitation of Ines Invited' })
  await userEvent.click(cancel ?? document.body)
  const deleted = `DELETE /api/admin/brokers/${invited.id}/invitation`
  expect(calls).not.toContain(deleted)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the invitation' }))

  await waitFor(() => expect(calls).toContain(deleted))
})
