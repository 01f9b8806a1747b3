import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { PlanSheetButton } from './plan-sheet-button.tsx'

afterEach(async () => {
  vi.restoreAllMocks()
  await clearSession()
})

const ID = '00000000-0000-4000-8000-000000000001'
const SHEET = 'GET /api/designs/:id/sheet'

function open(routes: Parameters<typeof fakeApi>[0]) {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:sheet')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} of ${this.href}`)
  })
  fakeApi(routes)
  return { ...renderApp(<PlanSheetButton id={ID} />), saved }
}
const press = () => screen.findByRole('button', { name: 'Plan to scale as a PDF' })

it('saves the sheet under the file name that the server gives', async () => {
  const headers = { 'Content-Disposition': 'attachment; filename="The-Wattle.pdf"' }
  const { person, saved } = open({ [SHEET]: () => ({ raw: 'a sheet', headers }) })

  await person.click(await press())

  await waitFor(() => expect(saved).toEqual(['The-Wattle.pdf of blob:sheet']))
})

it.each([
  [
    'the hour has had enough',
    () => fail(429, 'too-many-attempts', 'Too many attempts. Try again later.'),
    /Too many/,
  ],
  ['there is no network', noNetwork, /No internet connection/],
])('says so where %s, and saves nothing', async (_when, answer, words) => {
  const { person, saved } = open({ [SHEET]: answer })

  await person.click(await press())

  await screen.findByText(words)
  expect(saved).toEqual([])
})
