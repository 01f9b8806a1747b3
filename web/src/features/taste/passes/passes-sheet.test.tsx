import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { PassesSheet } from './passes-sheet.tsx'

afterEach(() => clearSession())

const passed = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) =>
    aDealtDesign(
      {
        title: `Plan ${from + at}`,
        passedAt: `2026-11-2${from > 0 ? 1 : 2}T03:00:${String(59 - at).padStart(2, '0')}Z`,
      },
      from + at + 1,
    ),
  )

function open(pages: ReturnType<typeof passed>[]) {
  const asked: (string | null)[] = []
  fakeApi({
    'GET /api/designs': ({ url }) => {
      asked.push(url.searchParams.get('before'))
      return { body: pages[asked.length - 1] ?? [] }
    },
  })
  const props = {
    onLike: vi.fn<(design: DealtDesign) => void>(),
    onTakeBack: vi.fn<(design: DealtDesign) => void>(),
  }
  return { ...renderApp(<PassesSheet isOpen onClose={() => {}} {...props} />), ...props, asked }
}

it('likes a passed design, or puts it back into the deck, and says so', async () => {
  const { person, onLike, onTakeBack } = open([passed(2)])
  const row = async (name: string) => within(await screen.findByRole('listitem', { name }))

  await person.click((await row('Plan 0')).getByRole('button', { name: 'Like it after all' }))
  await person.click((await row('Plan 1')).getByRole('button', { name: 'Back into the deck' }))

  expect(onLike.mock.calls.map(([{ title }]) => title)).toEqual(['Plan 0'])
  expect(onTakeBack.mock.calls.map(([{ title }]) => title)).toEqual(['Plan 1'])
  ;(await row('Plan 0')).getByText('In your dreamlist now')
  ;(await row('Plan 1')).getByText('Back in the deck')
})

it('shows the rooms and the lot of a plan, to a tenth, and the category of any other design', async () => {
  const [plan, kitchen] = [aDealtDesign({ frontage: 14 }, 1), aDealtDesign({ category: 'Kitchen' }, 2)]
  open([[plan, kitchen].map((design) => ({ ...design, passedAt: '2026-11-22T03:00:00Z' }))])

  const rows = await screen.findAllByRole('listitem', { name: 'Wattle' })

  const lines = rows.map((row) => within(row).getByText(/ lot$|^Kitchen$/).textContent)
  expect(lines).toEqual(['4 bed · 2 bath · 14.0 m lot', 'Kitchen'])
})

it('continues after the last page', async () => {
  const { person, asked } = open([passed(20), passed(3, 20)])

  await person.click(await screen.findByRole('button', { name: 'Show earlier ones' }))

  await screen.findByRole('listitem', { name: 'Plan 22' })
  expect(asked).toEqual([null, '2026-11-22T03:00:40Z'])
  expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull()
})

it('says that nothing was passed, or that it failed to load', async () => {
  open([[]])
  await screen.findByText("You haven't passed on anything yet.")

  fakeApi({ 'GET /api/designs': () => fail(500, 'internal') })
  renderApp(<PassesSheet isOpen onClose={() => {}} onLike={() => {}} onTakeBack={() => {}} />)

  await screen.findByText("Couldn't load what you passed on")
})
