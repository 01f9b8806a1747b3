import type { AdminPerson } from '@dream/contract/api/admin/people'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { PersonActions } from './person-actions.tsx'

const person: AdminPerson = {
  id: '0190a000-0000-7000-8000-000000000001',
  name: 'Bruno Costa',
  email: 'bruno@example.com',
  phone: null,
  role: 'broker',
  registeredAt: '2026-03-02T01:00:00.000Z',
  suspendedAt: null,
  path: [],
  floorPlanLikes: 0,
  brokerName: null,
  deletion: null,
  authenticatorSince: null,
  dataExport: null,
  devices: [],
}
const show = (facts: Partial<AdminPerson>) =>
  renderApp(<PersonActions person={{ ...person, ...facts }} reason="They called" onChange={() => {}} />)

test.each([
  [null, 'Suspend them in Brokers'],
  ['2026-03-03T01:00:00.000Z', 'See what becomes of their conversations'],
])('a broker (suspended: %s) is suspended where their conversations are handed over', (suspendedAt, name) => {
  show({ suspendedAt })

  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/admin/brokers/${person.id}`)
  expect(screen.queryByRole('button', { name: 'Suspend the account' })).toBeNull()
})

test('a buyer is suspended on this page', () => {
  show({ role: 'buyer' })

  expect(screen.getByRole('button', { name: 'Suspend the account' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
