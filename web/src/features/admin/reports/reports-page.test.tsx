import type { ReportLine } from '@dream/contract/api/admin/reports'
import { screen, within, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { ReportsPage } from './reports-page.tsx'

const report: ReportLine = {
  id: '7',
  at: '2026-03-02T01:00:00.000Z',
  reason: 'pressure',
  reporter: null,
  about: { id: '0190a000-0000-7000-8000-000000000001', name: 'Bruno Costa', role: 'broker' },
  isAboutMessage: true,
  outcome: null,
}

beforeEach(() => clearPersonal())

function open(path = '/admin/reports') {
  const asked: URLSearchParams[] = []
  fakeApi({
    'GET /api/admin/reports/summary': () => ({ body: { open: 1, oldestAt: null, medianMinutes: null } }),
    'GET /api/admin/reports': ({ url }) => {
      asked.push(url.searchParams)
      return { body: { items: [report], count: { rows: 1, isExact: true } } }
    },
  })
  renderApp(<ReportsPage />, { path })
  return () => Object.fromEntries(asked.at(-1) ?? [])
}

test('the bare URL shows waiting reports, the longest wait first, and each row links to its report', async () => {
  const last = open()

  const row = within(await screen.findByRole('row', { name: /Bruno Costa/ }))
  expect(last()).toMatchObject({ filter: 'state:open', sort: 'at' })
  expect(row.getByRole('link').getAttribute('href')).toBe('/admin/reports/7')
  expect(row.getAllByText('Account gone').length).toBeGreaterThan(0)
})

test('the other tabs are filters in the URL, and stay when another filter is set or all are cleared', async () => {
  const last = open()
  await userEvent.click(await screen.findByRole('tab', { name: 'Decided' }))
  await waitFor(() => expect(last()).toMatchObject({ filter: 'state:decided', sort: '-decidedAt' }))

  await userEvent.click(screen.getByRole('button', { name: 'About whom' }))
  await userEvent.click(await screen.findByText('Brokers'))
  await waitFor(() => expect(last()['filter']).toBe('aboutRole:broker;state:decided'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }))
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull()
  expect(screen.getByRole('tab', { name: 'Decided' }).getAttribute('aria-selected')).toBe('true')

  await userEvent.click(screen.getByRole('tab', { name: 'All' }))
  await waitFor(() => expect(last()).toMatchObject({ filter: 'state:open,decided', sort: '-at' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Waiting' }))
  expect(await screen.findByRole('button', { name: 'Waits for' })).toBeTruthy()
  expect(location.search).toBe('')
})

test('a saved URL restores its view', async () => {
  const last = open('/admin/reports?filter=state:decided;reason:scam&q=bruno')

  await screen.findByRole('row', { name: /Bruno Costa/ })
  expect(last()).toMatchObject({ filter: 'reason:scam;state:decided', q: 'bruno', sort: '-decidedAt' })
  expect(screen.getByRole('tab', { name: 'Decided' }).getAttribute('aria-selected')).toBe('true')
})

test.each([
  ['broker', `/admin/brokers/${report.about.id}`],
  ['buyer', undefined],
] as const)(
  'after the suspension of a %s the report links to their open conversations, if they can have any',
  async (role, href) => {
    const outcome = {
      decision: 'suspend' as const,
      hasRemoved: false,
      reason: 'Threats',
      decidedAt: report.at,
      decidedBy: 'Addie Admin',
      liftedAt: null,
    }
    const about = { ...report.about, role }
    fakeApi({
      'GET /api/admin/reports/:id': () => ({
        body: {
          ...report,
          about,
          outcome,
          details: '',
          messages: [],
          canRemove: false,
          isSuspended: true,
          earlier: [],
        },
      }),
    })
    renderApp(<ReportsPage />, { path: '/admin/reports/7' })

    await screen.findByRole('button', { name: 'Lift the suspension' })
    const link = screen.queryByRole('link', { name: 'Hand over their conversations' })
    expect(link?.getAttribute('href')).toBe(href)
  },
)
