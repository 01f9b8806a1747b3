import type { DataExport } from '@dream/contract/api/account/data-export'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DownloadDataCard } from './download-data-card.tsx'

const NONE: DataExport = { state: 'none', askedAt: null, expiresAt: null, bytes: null }
const MAKING: DataExport = { ...NONE, state: 'making', askedAt: '2026-11-24T02:00:00.000Z' }
const READY: DataExport = {
  ...MAKING,
  state: 'ready',
  expiresAt: '2026-11-25T02:00:00.000Z',
  bytes: 3_210_000,
}

test('an export is requested, and shown as being prepared', async () => {
  fakeApi({
    'GET /api/account/export': () => ({ body: NONE }),
    'POST /api/account/export': () => ({ status: 202, body: MAKING }),
  })
  const { person: user } = renderApp(<DownloadDataCard email="maya@example.com" />)

  await user.click(await screen.findByRole('button', { name: 'Make a copy of my data' }))

  await screen.findByText(/an email says when it's ready/)
})

test('a finished export is downloaded with the password', async () => {
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(new URL(this.href).pathname)
  })
  let tries = 0
  fakeApi({
    'GET /api/account/export': () => ({ body: READY }),
    'POST /api/account/export/link': () => {
      tries += 1
      return tries === 1
        ? fail(400, 'password-wrong', "That's not your current password.")
        : { body: { url: '/api/account/export/abc' } }
    },
  })
  const { person: user } = renderApp(<DownloadDataCard email="maya@example.com" />)

  await user.click(await screen.findByRole('button', { name: 'Download (3.2 MB)' }))
  await user.type(await screen.findByLabelText('Your password'), 'wrong')
  await user.click(screen.getByRole('button', { name: 'Download' }))
  await screen.findByText("That's not your current password.")
  await user.click(screen.getByRole('button', { name: 'Download' }))

  await waitFor(() => expect(saved).toEqual(['/api/account/export/abc']))
  vi.restoreAllMocks()
})
