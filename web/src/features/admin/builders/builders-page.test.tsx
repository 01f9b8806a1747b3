import type { Builder } from '@dream/contract/api/admin/catalogue/builders'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { BuildersPage } from './builders-page.tsx'

const HEARTH: Builder = {
  id: '0190a000-0000-7000-8000-000000000001',
  version: 2,
  name: 'Hearth Homes',
  licence: 'CDB-U 1',
  states: ['VIC'],
  logo: null,
  isActive: true,
  designs: { draft: 1, scheduled: 0, published: 12, archived: 0 },
  updatedAt: '2026-11-24T00:00:00.000Z',
}
const LIST = {
  'GET /api/admin/builders': () => ({
    body: { items: [HEARTH], count: { rows: 1, isExact: true } },
  }),
}
const open = () => renderApp(<BuildersPage />, { path: '/admin/builders' })

beforeEach(() => clearPersonal())

test('only the changed fields of a builder are sent, and there is a link to their designs', async () => {
  const sent: unknown[] = []
  fakeApi({
    ...LIST,
    'PATCH /api/admin/builders/:id': ({ body }) => {
      sent.push(body)
      return { body: HEARTH }
    },
  })
  open()

  // A row has everything twice: in columns, and in lines for the narrow layout.
  const [link] = await screen.findAllByRole('link', { name: '12 designs published, 1 draft' })
  expect(link?.getAttribute('href')).toBe(`/admin/designs?filter=builder:${HEARTH.id}`)
  await userEvent.click(screen.getAllByRole('button', { name: 'Edit Hearth Homes' }).at(-1) ?? document.body)
  await userEvent.type(screen.getByLabelText('Licence number'), '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  expect(sent).toEqual([{ version: 2, changes: { licence: 'CDB-U 12' } }])
})

test('a name that is taken is reported at its field', async () => {
  const message = "There's already a builder with this name."
  fakeApi({
    ...LIST,
    'POST /api/admin/builders': () => ({
      status: 409,
      body: { code: 'builder-exists', message, errors: [{ path: 'name', message }] },
    }),
  })
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Add a builder' }))
  await userEvent.type(screen.getByLabelText('Name'), 'Hearth Homes')
  await userEvent.click(screen.getByRole('button', { name: 'Add the builder' }))

  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true')
})

test('a builder is switched off only after a confirmation that says what disappears', async () => {
  const sent: unknown[] = []
  fakeApi({
    ...LIST,
    'POST /api/admin/builders/:id/switch': ({ body }) => {
      sent.push(body)
      return { body: { ...HEARTH, isActive: false } }
    },
  })
  open()

  const [turn] = await screen.findAllByRole('button', { name: 'Switch off Hearth Homes' })
  await userEvent.click(turn ?? document.body)
  expect(screen.getByText(/12 designs leave every deck within seconds/)).toBeTruthy()
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Switch off' }))

  expect(sent).toEqual([{ version: 2, isActive: false }])
})
