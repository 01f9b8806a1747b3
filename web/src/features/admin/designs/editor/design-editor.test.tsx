import type { AdminDesign } from '@dream/contract/api/admin/catalogue/designs'
import { emptyDocument } from '@dream/contract/rules/designs/document/to-design'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DesignsPage } from '../designs-page.tsx'

let at = 0
/** Draft of a kitchen with a new id, so that tests do not share unsaved changes. */
const aDesign = (facts: Partial<AdminDesign> = {}): AdminDesign => ({
  id: `0190a000-0000-7000-8000-${String((at += 1)).padStart(12, '0')}`,
  slug: 'x',
  version: 3,
  status: 'draft',
  isOverdue: false,
  isDealt: false,
  origin: 'admin',
  builder: null,
  document: { ...emptyDocument('Kitchen'), title: 'Galley', description: 'Narrow and bright.' },
  published: null,
  hasDraft: false,
  publishAt: null,
  savedAt: '2026-11-24T00:00:00.000Z',
  createdAt: '2026-11-24T00:00:00.000Z',
  ...facts,
})

const BUILDER = '0190b000-0000-7000-8000-0000000000b1'
const CHOICES = {
  'GET /api/admin/designs/choices': () => ({
    body: { builders: [{ id: BUILDER, name: 'Hearth', isActive: true }], tags: [] },
  }),
}
const open = (design: AdminDesign) =>
  renderApp(<DesignsPage renderCard={({ title }) => <article>{title}</article>} />, {
    path: `/admin/designs/${design.id}`,
  })
const name = () => screen.findByLabelText<HTMLInputElement>('Name')

beforeEach(() => clearPersonal())

test('the card shows what is typed, and only the changed fields are sent, with the version that was seen', async () => {
  const design = aDesign()
  const sent: unknown[] = []
  fakeApi({
    ...CHOICES,
    'GET /api/admin/designs/:id': () => ({ body: design }),
    'PATCH /api/admin/designs/:id': ({ body }) => {
      sent.push(body)
      return { body: { ...design, version: 4, document: { ...design.document, title: 'Galley two' } } }
    },
  })
  open(design)

  await userEvent.type(await name(), ' two')

  const card = within(screen.getByRole('region', { name: 'The card as buyers see it' }))
  expect(card.getByText('Galley two')).toBeTruthy()
  expect(screen.getByText('1 unsaved change')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent).toEqual([{ version: 3, changes: { title: 'Galley two' } }])
  expect(screen.queryByText('1 unsaved change')).toBeNull()
})

test('missing fields are listed in words, and block publishing', async () => {
  const design = aDesign()
  fakeApi({ ...CHOICES, 'GET /api/admin/designs/:id': () => ({ body: design }) })
  open(design)

  expect(await screen.findByText('Needs a picture')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish now' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Archive' })).toBeTruthy()
})

test("a conflicting change is shown beside one's own, which can be kept", async () => {
  const design = aDesign()
  const latest = { ...design, version: 7, document: { ...design.document, title: 'Theirs' } }
  const sent: { version: number }[] = []
  fakeApi({
    ...CHOICES,
    'GET /api/admin/designs/:id': () => ({ body: design }),
    'PATCH /api/admin/designs/:id': ({ body }) => {
      sent.push(body as { version: number })
      if (sent.length === 1) {
        return { status: 409, body: { code: 'stale-edit', message: 'Somebody else', latest } }
      }
      return { body: { ...latest, version: 8, document: { ...latest.document, title: 'Mine' } } }
    },
  })
  open(design)

  await userEvent.clear(await name())
  await userEvent.type(await name(), 'Mine')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const row = within(await screen.findByRole('row', { name: /^Name/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Mine', 'Theirs'])
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }))

  expect(sent.map(({ version }) => version)).toEqual([3, 7])
  expect((await name()).value).toBe('Mine')
})

test('unsaved changes are restored when the design is opened again', async () => {
  const design = aDesign()
  fakeApi({ ...CHOICES, 'GET /api/admin/designs/:id': () => ({ body: design }) })
  const { unmount } = open(design)
  await userEvent.type(await name(), '!')

  unmount()
  open(design)

  expect((await name()).value).toBe('Galley!')
  await userEvent.click(screen.getByRole('button', { name: 'Throw away' }))
  expect((await name()).value).toBe('Galley')
})

test('the focal point is moved by the arrow keys', async () => {
  const picture = {
    level: null,
    light: '/media/uploads/800.x.webp',
    dark: null,
    width: 800,
    height: 600,
    focus: { x: 50, y: 50 },
  }
  const design = aDesign({ document: { ...emptyDocument('Kitchen'), pictures: [picture] } })
  fakeApi({ ...CHOICES, 'GET /api/admin/designs/:id': () => ({ body: design }) })
  open(design)

  const mark = await screen.findByRole('button', { name: /what must stay in view/ })
  mark.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')

  expect(mark.getAttribute('aria-label')).toContain('54 % from the left, 40 % from the top')
})

test('an overdue design says why nobody sees it', async () => {
  const design = aDesign({
    status: 'scheduled',
    isOverdue: true,
    publishAt: '2026-11-20T00:00:00.000Z',
    builder: { id: BUILDER, name: 'Hearth', isActive: false },
  })
  fakeApi({ ...CHOICES, 'GET /api/admin/designs/:id': () => ({ body: design }) })
  open(design)

  expect(await screen.findByText('Overdue')).toBeTruthy()
  expect(screen.getByText(/Hearth is switched off: no deck deals it/)).toBeTruthy()
})
