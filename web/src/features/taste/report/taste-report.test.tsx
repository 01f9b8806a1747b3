import type { AnswerOf } from '@dream/contract/api/routes'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { TasteReport } from './taste-report.tsx'

afterEach(() => clearSession())

const KINDS = ['room', 'width', 'storeys', 'style', 'passes', 'others'] as const
const cards = KINDS.map((kind) => ({
  kind,
  title: `Title ${kind}`,
  figure: kind,
  sentence: `About ${kind}.`,
}))

function open(
  answer: AnswerOf<'GET /api/preferences/report'> = { likes: 12, needed: 10, cards },
  onShare?: () => void,
) {
  fakeApi({ 'GET /api/preferences/report': () => ({ body: answer }) })
  const onClose = vi.fn()
  return { ...renderApp(<TasteReport isOpen onClose={onClose} {...(onShare && { onShare })} />), onClose }
}
const shown = () => screen.getByRole('heading', { level: 2 }).textContent

it('is browsed by keys, ends after the sixth card, and announces each from its title', async () => {
  const { person, onClose } = open()
  await screen.findByText('About room.')

  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')

  expect(shown()).toBe('Title width')
  expect(document.activeElement?.textContent).toBe('Title width')
  await person.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(shown()).toBe('Title others')
  expect(onClose).not.toHaveBeenCalled()
  await person.keyboard('{ArrowRight}')
  expect(onClose).toHaveBeenCalledOnce()
})

it('goes forward with a swipe to the left and back with one to the right', async () => {
  open()
  const card = (await screen.findByText('About room.')).closest('section') ?? document.body
  const swipe = (element: Element, to: number) => {
    fireEvent.pointerDown(element, { clientX: 200 })
    fireEvent.pointerUp(element, { clientX: to })
  }

  swipe(card, 100)

  expect(shown()).toBe('Title width')
  swipe(screen.getByText('About width.').closest('section') ?? card, 300)
  expect(shown()).toBe('Title room')
})

it('passes the shown card to the share button', async () => {
  const onShare = vi.fn()
  const { person } = open(undefined, onShare)

  await person.click(await screen.findByRole('button', { name: 'Share this card' }))

  expect(onShare).toHaveBeenCalledWith(cards[0])
})

it('says how many likes are missing', async () => {
  open({ likes: 9, needed: 10, cards: [] })

  await screen.findByText('One more like, and it is here.')
})
