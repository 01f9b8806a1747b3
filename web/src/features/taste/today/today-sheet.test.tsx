import type { CardDesign } from '@dream/contract/api/designs/design'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aDealtDesign } from '#testing/designs.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { TodaySheet } from './today-sheet.tsx'

afterEach(() => clearSession())

const { why: _why, passReasons: _reasons, ...design } = aDealtDesign()
const TODAY = {
  pick: { day: '2026-11-25', design, why: 'Study, like 4 of your 4 likes', answered: null },
  isBack: true,
  newMatches: 2,
  week: 'Your week: Study, in 3 of 4 likes.',
  wantsMatches: false,
}

type Unsent = ComponentProps<typeof TodaySheet>['unsent']

function open(answer: object, unsent: Unsent = () => undefined) {
  fakeApi({ 'GET /api/preferences/today': () => ({ body: { ...TODAY, ...answer } }) })
  const onDecide = vi.fn<(design: CardDesign, action: string) => void>()
  const onOpenDreamlist = vi.fn()
  const sheet = { onClose: () => {}, onDecide, unsent, onOpenDreamlist }
  return { ...renderApp(<TodaySheet isOpen {...sheet} />), onDecide, onOpenDreamlist }
}

it('shows the dated pick with its reason, new matches and the week, and accepts a like', async () => {
  const { person, onDecide } = open({})
  await screen.findByText('Wednesday 25 November')
  screen.getByText('Study, like 4 of your 4 likes')
  screen.getByText('2 new plans since your last visit have what you like.')
  screen.getByText('Your week: Study, in 3 of 4 likes.')

  await person.click(screen.getByRole('button', { name: 'Like it' }))

  expect(onDecide.mock.calls.map(([{ id }, action]) => [id, action])).toEqual([[design.id, 'like']])
})

it('says of a liked plan that it is liked instead of asking again, and opens the dreamlist', async () => {
  const { person, onOpenDreamlist } = open({ pick: { ...TODAY.pick, answered: 'like' } })
  await screen.findByText('It is in your dreamlist.')
  expect(screen.queryByRole('button', { name: 'Not for me' })).toBeNull()

  await person.click(screen.getByRole('button', { name: 'Open your dreamlist' }))

  expect(onOpenDreamlist).toHaveBeenCalledOnce()
})

it('says of a passed plan that it was passed', async () => {
  open({ pick: { ...TODAY.pick, answered: 'pass' } })

  await screen.findByText('You passed on it. There is another tomorrow.')
  expect(screen.queryByRole('button', { name: 'Like it' })).toBeNull()
})

it.each([
  ['like', null, 'It is in your dreamlist.'],
  ['pass', 'like', 'You passed on it. There is another tomorrow.'],
] as const)('shows an unsent %s', async (waiting, answered, text) => {
  open({ pick: { ...TODAY.pick, answered } }, (id) => (id === design.id ? waiting : undefined))

  await screen.findByText(text)
})

it('asks again once the answer was undone on this device', async () => {
  open({ pick: { ...TODAY.pick, answered: 'like' } }, () => null)

  await screen.findByRole('button', { name: 'Like it' })
})

it('shows the rooms and the lot of a plan, and only the category of a kitchen', async () => {
  const { unmount } = open({})
  await screen.findByText('4 bed · 2 bath · 14.5 m lot')
  unmount()

  open({ pick: { ...TODAY.pick, design: { ...design, category: 'Kitchen', plan: null } } })

  await screen.findByText('Kitchen')
  expect(screen.queryByText(/m lot/)).toBeNull()
})

it('says that all plans are seen', async () => {
  open({ pick: null, newMatches: 0, week: null })

  await screen.findByText(/You have seen every plan/)
})
