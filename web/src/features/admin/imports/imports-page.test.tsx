import type { ImportDetail, ImportRow } from '@dream/contract/api/admin/imports/import'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { invalidate } from '#lib/api/query.ts'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { ImportsPage } from './imports-page.tsx'

const ID = '0190a000-0000-7000-8000-000000000001'
const PATH = `/admin/imports/${ID}`

const anImport = (facts: Partial<ImportDetail> = {}): ImportDetail => ({
  id: ID,
  number: 7,
  fileName: 'range.csv',
  builder: { id: ID, name: 'Wattle & Stone' },
  state: 'checked',
  task: null,
  rows: { all: 300, good: 299, bad: 1, leftOut: 0, imported: 0 },
  problem: null,
  createdAt: '2026-11-24T01:00:00.000Z',
  createdBy: 'Edie Editor',
  version: 3,
  recognised: { format: 'csv', encoding: 'windows-1252', delimiter: ';' },
  headings: ['Name', 'Beds', 'Code'],
  samples: [['Banksia', '4', 'B1']],
  mapping: { name: 0, bedrooms: 1 },
  units: { length: 'm', area: 'm²' },
  isRemembered: true,
  pictures: { count: 0, problems: [] },
  repeated: [],
  gaps: [],
  undone: null,
  ...facts,
})

const aRow = (facts: Partial<ImportRow> = {}): ImportRow => ({
  place: 4,
  line: 5,
  cells: ['Banksia', '4+1', 'B4'],
  state: 'bad',
  errors: [
    {
      field: 'bedrooms',
      value: '4+1',
      rule: 'not-a-number',
      message: 'Write a whole number',
      suggestion: '4',
    },
  ],
  designId: null,
  ...facts,
})

beforeEach(() => clearPersonal())

test('a list shows its recognised format, and an error is corrected by its suggestion', async () => {
  const sent: unknown[] = []
  fakeApi({
    'GET /api/admin/imports/:id': () => ({ body: anImport() }),
    'GET /api/admin/imports/:id/rows': () => ({ body: { items: [aRow()] } }),
    'PATCH /api/admin/imports/:id/rows/:place': ({ body, url }) => {
      sent.push([url.pathname, body])
      return { body: aRow({ cells: ['Banksia', '4', 'B4'], state: 'unchecked', errors: [] }) }
    },
  })
  renderApp(<ImportsPage />, { path: PATH })

  expect(await screen.findByText('Read as CSV with semicolons, Windows-1252')).toBeTruthy()
  const card = within((await screen.findByRole('heading', { name: 'Line 5: Banksia' })).closest('li')!)
  expect(card.getByText('Write a whole number')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Use 4 for Bedrooms, line 5' }))

  expect(await card.findByText('Mended')).toBeTruthy()
  expect(sent).toEqual([[`${PATH.replace('/admin', '/api/admin')}/rows/4`, { cells: { bedrooms: '4' } }]])
})

test('a list read before a correction does not bring the error back, and keeps what is being typed', async () => {
  const rows = [aRow(), aRow({ place: 9, line: 10 })]
  fakeApi({
    'GET /api/admin/imports/:id': () => ({ body: anImport() }),
    'GET /api/admin/imports/:id/rows': () => ({ body: { items: rows.map((row) => ({ ...row })) } }),
    'PATCH /api/admin/imports/:id/rows/:place': () => ({
      body: aRow({ cells: ['Banksia', '4', 'B4'], state: 'unchecked', errors: [] }),
    }),
  })
  renderApp(<ImportsPage />, { path: PATH })
  await userEvent.click(await screen.findByRole('button', { name: 'Use 4 for Bedrooms, line 5' }))
  await screen.findByText('Mended')
  const other = screen.getByLabelText('Bedrooms, line 10')
  fireEvent.change(other, { target: { value: '6' } })

  await act(() => invalidate('GET /api/admin/imports/:id/rows'))

  expect(screen.getByText('Mended')).toBeTruthy()
  expect(screen.queryByLabelText('Bedrooms, line 5')).toBeNull()
  expect(screen.getByLabelText<HTMLInputElement>('Bedrooms, line 10').value).toBe('6')
})

test('more rows follow on request, also after a failure; a refresh leaves them, each once', async () => {
  const served = { isDown: false, first: [4, 9] }
  const rowsAt = (places: readonly number[]) => places.map((place) => aRow({ place, line: place + 1 }))
  fakeApi({
    'GET /api/admin/imports/:id': () => ({ body: anImport() }),
    'GET /api/admin/imports/:id/rows': ({ url }) => {
      if (served.isDown) return fail(503, 'unavailable', 'We are busy right now.')
      if (url.searchParams.get('after') === null)
        return { body: { items: rowsAt(served.first), nextAfter: 9 } }
      return { body: { items: rowsAt([12]) } }
    },
  })
  renderApp(<ImportsPage />, { path: PATH })
  const lines = () =>
    screen.queryAllByRole('heading', { name: /^Line/ }).map(({ textContent }) => textContent)
  const more = await screen.findByRole('button', { name: 'Show more rows' })
  served.isDown = true
  await userEvent.click(more)
  await screen.findByText('We are busy right now.')
  expect(lines()).toEqual(['Line 5: Banksia', 'Line 10: Banksia'])

  served.isDown = false
  await userEvent.click(more)
  await screen.findByRole('heading', { name: 'Line 13: Banksia' })
  expect(screen.queryByRole('button', { name: 'Show more rows' })).toBeNull()
  served.first = [9]
  await act(() => invalidate('GET /api/admin/imports/:id/rows'))

  await waitFor(() => expect(lines()).toEqual(['Line 10: Banksia', 'Line 13: Banksia']))
})

test('rows with errors are left out of an import only after a confirmation', async () => {
  const sent: unknown[] = []
  fakeApi({
    'GET /api/admin/imports/:id': () => ({ body: anImport() }),
    'GET /api/admin/imports/:id/rows': () => ({ body: { items: [aRow()] } }),
    'POST /api/admin/imports/:id/apply': ({ body }) => {
      sent.push(body)
      return {
        status: 202,
        body: anImport({ task: { kind: 'apply', done: 100, total: 300, isCancelled: false } }),
      }
    },
  })
  renderApp(<ImportsPage />, { path: PATH })

  await userEvent.click(await screen.findByRole('button', { name: 'Import the 299 good rows' }))
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Import the good rows' }))

  expect(await screen.findByText('Importing: 100 of 300')).toBeTruthy()
  expect(sent).toEqual([{ version: 3, rows: 'good' }])
})

test('a check started while a cell is being edited waits until the cell is saved', async () => {
  const sent: string[] = []
  const saved = Promise.withResolvers<void>()
  let state: ImportDetail['state'] = 'checked'
  fakeApi({
    'GET /api/admin/imports/:id': () => ({ body: anImport({ state }) }),
    'GET /api/admin/imports/:id/rows': () => ({ body: { items: [aRow()] } }),
    'PATCH /api/admin/imports/:id/rows/:place': async () => {
      sent.push('cell')
      await saved.promise
      state = 'parsed'
      return { body: aRow({ cells: ['Banksia', '5', 'B4'], state: 'unchecked', errors: [] }) }
    },
    'POST /api/admin/imports/:id/check': () => {
      sent.push('check')
      const task = { kind: 'check', done: 0, total: 300, isCancelled: false } as const
      return { status: 202, body: anImport({ state, task }) }
    },
  })
  renderApp(<ImportsPage />, { path: PATH })

  const cell = await screen.findByLabelText('Bedrooms, line 5')
  await userEvent.clear(cell)
  await userEvent.type(cell, '5')
  const button = screen.getByRole('button', { name: 'Check again' })
  await userEvent.click(button)
  expect(sent).toEqual(['cell'])
  saved.resolve()

  await waitFor(() => expect(sent).toEqual(['cell', 'check']))
})

test('a cell that fails to save stops the check started with it, says why, and does not block the next one', async () => {
  const sent: string[] = []
  fakeApi({
    'GET /api/admin/imports/:id': () => ({ body: anImport() }),
    'GET /api/admin/imports/:id/rows': () => ({ body: { items: [aRow()] } }),
    'PATCH /api/admin/imports/:id/rows/:place': () => {
      sent.push('cell')
      return fail(500, 'internal', 'Something went wrong on our side.')
    },
    'POST /api/admin/imports/:id/check': () => {
      sent.push('check')
      return { status: 202, body: anImport() }
    },
  })
  renderApp(<ImportsPage />, { path: PATH })

  await userEvent.type(await screen.findByLabelText('Bedrooms, line 5'), '5')
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))

  await screen.findByText("What you typed last isn't saved. Its row below says why.")
  screen.getByText('Something went wrong on our side.')
  expect(screen.getByLabelText('Bedrooms, line 5')).toHaveProperty('value', '4+15')
  expect(sent).toEqual(['cell'])
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(sent).toEqual(['cell', 'check']))
})

test('a change in another tab is reported and shown', async () => {
  let state: ImportDetail['state'] = 'checked'
  fakeApi({
    'GET /api/admin/imports/:id': () => ({
      body: anImport({
        state,
        rows: { all: 300, good: 300, bad: 0, leftOut: 0, imported: state === 'applied' ? 300 : 0 },
      }),
    }),
    'GET /api/admin/imports/:id/rows': () => ({ body: { items: [] } }),
    'POST /api/admin/imports/:id/apply': () => {
      state = 'applied'
      return fail(409, 'import-busy', 'This import is already being worked on, perhaps in another window.')
    },
  })
  renderApp(<ImportsPage />, { path: PATH })

  await userEvent.click(await screen.findByRole('button', { name: 'Import 300 designs' }))

  expect(
    await screen.findByText('This import is already being worked on, perhaps in another window.'),
  ).toBeTruthy()
  expect(await screen.findByText(/300 designs were made from this list/)).toBeTruthy()
})

test('a column of the file maps to one field only', async () => {
  const sent: unknown[] = []
  fakeApi({
    'GET /api/admin/imports/:id': () => ({
      body: anImport({
        state: 'parsed',
        isRemembered: false,
        rows: { all: 300, good: 0, bad: 0, leftOut: 0, imported: 0 },
      }),
    }),
    'PUT /api/admin/imports/:id/columns': ({ body }) => {
      sent.push(body)
      return { body: anImport({ state: 'parsed', mapping: { name: 2 }, version: 4 }) }
    },
  })
  renderApp(<ImportsPage />, { path: PATH })

  await userEvent.selectOptions(await screen.findByLabelText('Bedrooms, needed'), 'Name')
  await userEvent.selectOptions(screen.getByLabelText('Lengths are in'), 'Feet')
  await userEvent.click(screen.getByRole('button', { name: 'Save the columns' }))

  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent).toEqual([{ version: 3, mapping: { bedrooms: 0 }, units: { length: 'ft', area: 'm²' } }])
})

test('cells of a list are rendered as text, whatever they contain', async () => {
  const hostile = '<img src=x onerror=alert(1)>'
  fakeApi({
    'GET /api/admin/imports/:id': () => ({
      body: anImport({ fileName: hostile, headings: [hostile, 'Beds', 'Code'] }),
    }),
    'GET /api/admin/imports/:id/rows': () => ({ body: { items: [aRow({ cells: [hostile, hostile, ''] })] } }),
  })
  const { container } = renderApp(<ImportsPage />, { path: PATH })

  expect(await screen.findByRole('heading', { name: `Line 5: ${hostile}` })).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
})
