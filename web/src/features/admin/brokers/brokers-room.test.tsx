import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi, fail } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { BrokersRoom } from './brokers-room.tsx'

const broker = (facts: Partial<AdminBroker>): AdminBroker => ({
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Bruno Costa',
  email: 'bruno@example.com',
  status: 'published',
  company: 'Costa Broking',
  states: ['VIC'],
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

test('brokers are listed with their chats, and their replies beside the promise; filters narrow the list', async () => {
  fakeApi({ 'GET /api/admin/brokers': () => ({ body: { items: [broker({}), invited] } }) })
  renderApp(<BrokersRoom />, { path: '/admin/brokers' })

  const row = within(await screen.findByRole('row', { name: /Bruno Costa/ }))
  expect(row.getByText('3 chats of 20')).toBeTruthy()
  expect(row.getByText('40 min over 9 chats, promised 2 working hours')).toBeTruthy()
  expect(row.getByText('2 late in 30 days')).toBeTruthy()

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'invited')
  expect(screen.queryByText('Bruno Costa')).toBeNull()
  expect(screen.getByText('1 of 2 brokers')).toBeTruthy()
})

test('an email that is taken is told at its field, and what was typed stays', async () => {
  const TAKEN = "There's already an account with this email. Invite them with another one."
  fakeApi({
    'GET /api/admin/brokers': () => ({ body: { items: [] } }),
    'POST /api/admin/brokers': () => fail(409, 'email-taken', TAKEN),
  })
  renderApp(<BrokersRoom />, { path: '/admin/brokers' })

  await userEvent.click(await screen.findByRole('button', { name: 'Invite a broker' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Ines')
  await userEvent.type(screen.getByLabelText('Email'), 'buyer@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }))

  expect(await screen.findByText(TAKEN)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('buyer@example.com')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
})

test('an invitation is cancelled only after a question', async () => {
  const { calls } = fakeApi({
    'GET /api/admin/brokers': () => ({ body: { items: [invited] } }),
    'DELETE /api/admin/brokers/:id/invitation': () => ({ status: 204 }),
  })
  renderApp(<BrokersRoom />, { path: '/admin/brokers' })

  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the invitation of Ines Invited' }))
  const deleted = `DELETE /api/admin/brokers/${invited.id}/invitation`
  expect(calls).not.toContain(deleted)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the invitation' }))

  await expect.poll(() => calls).toContain(deleted)
})
