import type { AdminSettings } from '@dream/contract/api/admin/setup/settings'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { SettingsPage } from './settings-page.tsx'

const BRAND = {
  brokerageName: 'Server Brokers',
  brokerageUrl: 'https://server.example',
  brokerageAbn: null,
  brokerageAddress: null,
  supportEmail: 'help@server.example',
  supportPhone: null,
  contactFormUrl: null,
}
const group = <V,>(values: V, version = 1) => ({
  values,
  defaults: values,
  version,
  changedAt: null,
  changedBy: null,
})
const stored = (): AdminSettings => ({
  brand: group(BRAND),
  features: group({ registrations: true, choosingBrokers: true, sharingPlans: true }),
  sms: group({ smsPerDay: 2000, perNumberPerDay: 10, perAddressPerDay: 300, resetEmailsPerDay: 5000 }),
  unlocks: group({ dreamlist: 10, land: 13, videos: 16, brokers: 19 }),
})
const reads = {
  'GET /api/admin/settings': () => ({ body: stored() }),
  'GET /api/admin/audit': () => ({ body: { items: [] } }),
}

beforeEach(() => clearPersonal())

const part = async (name: string) => within(await screen.findByRole('region', { name }))

test('only changed fields are sent, with the version that was seen; an emptied text becomes null', async () => {
  const sent: unknown[] = []
  fakeApi({
    ...reads,
    'PATCH /api/admin/settings/brand': ({ body }) => {
      sent.push(body)
      return { body: group({ ...BRAND, brokerageName: 'Harbour', supportEmail: null }, 2) }
    },
  })
  renderApp(<SettingsPage />, { path: '/admin/settings' })
  const brand = await part('Brand')

  await userEvent.clear(brand.getByLabelText('Name of the brokerage'))
  await userEvent.type(brand.getByLabelText('Name of the brokerage'), 'Harbour')
  await userEvent.clear(brand.getByLabelText('Support email'))
  await userEvent.click(brand.getByRole('button', { name: 'Save' }))

  await waitFor(() =>
    expect(sent).toEqual([{ version: 1, changes: { brokerageName: 'Harbour', supportEmail: null } }]),
  )
  await waitFor(() => expect(brand.queryByRole('button', { name: 'Save' })).toBeNull())
})

test('a stale edit shows both versions, and keeps the input until one is chosen', async () => {
  const theirs = group({ ...BRAND, brokerageName: 'Theirs' }, 2)
  const bodies: unknown[] = []
  fakeApi({
    ...reads,
    'PATCH /api/admin/settings/brand': ({ body }) => {
      bodies.push(body)
      return bodies.length === 1
        ? { status: 409, body: { code: 'stale-edit', message: 'Stale', latest: theirs } }
        : { body: group({ ...BRAND, brokerageName: 'Mine' }, 3) }
    },
  })
  renderApp(<SettingsPage />, { path: '/admin/settings' })
  const brand = await part('Brand')
  await userEvent.clear(brand.getByLabelText('Name of the brokerage'))
  await userEvent.type(brand.getByLabelText('Name of the brokerage'), 'Mine')
  await userEvent.click(brand.getByRole('button', { name: 'Save' }))

  const row = within(await screen.findByRole('row', { name: /Name of the brokerage/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Theirs', 'Mine'])
  expect(screen.queryByRole('row', { name: /Its website/ })).toBeNull()

  await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }))
  await waitFor(() => expect(bodies[1]).toEqual({ version: 2, changes: { brokerageName: 'Mine' } }))
  await waitFor(() => expect(screen.queryByRole('alert', { name: 'Two versions' })).toBeNull())
})

test('a refused value is reported at its field', async () => {
  const message = 'Enter a whole address that starts with https:// or http://'
  fakeApi({
    ...reads,
    'PATCH /api/admin/settings/brand': () => ({
      status: 400,
      body: { code: 'validation-failed', message, errors: [{ path: 'changes.brokerageUrl', message }] },
    }),
  })
  renderApp(<SettingsPage />, { path: '/admin/settings' })
  const brand = await part('Brand')

  await userEvent.type(brand.getByLabelText('Its website'), 'x')
  await userEvent.click(brand.getByRole('button', { name: 'Save' }))

  expect(await brand.findByText(message)).toBeTruthy()
  expect(brand.getByLabelText('Its website').getAttribute('aria-invalid')).toBe('true')
})

test('unlocks are changed only after the confirmation text is typed', async () => {
  const { calls } = fakeApi({
    ...reads,
    'PATCH /api/admin/settings/unlocks': () => ({
      body: group({ dreamlist: 10, land: 13, videos: 16, brokers: 25 }, 2),
    }),
  })
  renderApp(<SettingsPage />, { path: '/admin/settings' })
  const unlocks = await part('Unlocks')
  await userEvent.clear(unlocks.getByLabelText('Brokers'))
  await userEvent.type(unlocks.getByLabelText('Brokers'), '25')
  await userEvent.click(unlocks.getByRole('button', { name: 'Save' }))

  const change = await screen.findByRole('button', { name: 'Change the unlocks' })
  expect(change.hasAttribute('disabled')).toBe(true)
  await userEvent.type(screen.getByLabelText('Type CHANGE UNLOCKS'), 'CHANGE UNLOCKS')
  await userEvent.click(change)

  await waitFor(() => expect(calls).toContain('PATCH /api/admin/settings/unlocks'))
})
