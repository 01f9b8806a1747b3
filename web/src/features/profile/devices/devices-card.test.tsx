import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DevicesCard } from './devices-card.tsx'

const AT = '2026-11-23T09:00:00.000Z'
const device = (id: string, facts: object = {}) => ({
  id: `0190a1b2-0000-7000-8000-00000000000${id}`,
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605',
  label: null,
  signedInAt: AT,
  lastUsedAt: AT,
  isThis: false,
  ...facts,
})

function open(items: ReturnType<typeof device>[]) {
  let known = items
  const sent: unknown[] = []
  const api = fakeApi({
    'GET /api/auth/sessions': () => ({ body: { items: known } }),
    'PUT /api/auth/sessions/:id': ({ body }) => {
      sent.push(body)
      return { status: 204 }
    },
    'DELETE /api/auth/sessions/:id': ({ url }) => {
      known = known.filter(({ id }) => !url.pathname.endsWith(id))
      return { status: 204 }
    },
    'POST /api/auth/logout/others': () => {
      known = known.filter(({ isThis }) => isThis)
      return { status: 204 }
    },
  })
  return { ...renderApp(<DevicesCard />, { path: '/profile' }), api, sent }
}

test('each device has a name, this one is marked, and the others can be logged out', async () => {
  const { person } = open([device('1', { isThis: true }), device('2', { label: 'Kitchen' })])

  await screen.findByText('Safari on an iPhone')
  screen.getByText('This device')
  expect(screen.queryByRole('button', { name: 'Log out of Safari on an iPhone' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Log out of Kitchen' }))

  await waitFor(() => expect(screen.queryByText('Kitchen')).toBeNull())
})

test('a device can be renamed by its owner; an empty name resets it', async () => {
  const { person, sent } = open([device('1', { isThis: true, label: 'Phone' })])

  await person.click(await screen.findByRole('button', { name: 'Rename Phone' }))
  await person.clear(screen.getByLabelText('Name of this device'))
  await person.type(screen.getByLabelText('Name of this device'), 'My phone{Enter}')
  await waitFor(() => expect(sent).toEqual([{ label: 'My phone' }]))
  await person.click(await screen.findByRole('button', { name: 'Rename Phone' }))
  await person.clear(screen.getByLabelText('Name of this device'))
  await person.click(screen.getByRole('button', { name: 'Save name' }))

  await waitFor(() => expect(sent).toEqual([{ label: 'My phone' }, { label: null }]))
})

test('all others are logged out with one tap', async () => {
  const { person } = open([device('1', { isThis: true }), device('2'), device('3')])

  await person.click(await screen.findByRole('button', { name: 'Log out of the other 2' }))

  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
})
