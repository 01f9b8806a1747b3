import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { FirstVisitTour } from './first-visit-tour.tsx'

const NOT_YET = { completed: false, completedAt: null }
const DONE = { completed: true, completedAt: '2026-03-01T10:00:00.000Z' }

/** Fake server for the explore tour. */
function tours({ completed = false, reportFails = false } = {}) {
  return fakeApi({
    'GET /api/tours/:tourName/status': () => ({ body: completed ? DONE : NOT_YET }),
    'POST /api/tours/:tourName/complete': () => (reportFails ? fail(500, 'internal') : { body: DONE }),
  })
}

const explore = (
  <main>
    <div data-tour="deck">
      <article data-depth="0">a card</article>
    </div>
    <div data-tour="actions">buttons</div>
    <div data-tour="progress">ruler</div>
    <FirstVisitTour name="explore" />
  </main>
)
const ASKED = 'GET /api/tours/explore/status'
const TOLD = 'POST /api/tours/explore/complete'
const firstStep = () => screen.findByRole('heading', { name: 'Could you live here?' })
const savedTours = () => Object.keys(localStorage).filter((key) => key.endsWith('tour:explore'))

describe('the tour of explore (product §4)', () => {
  test('starts at the first visit, advances by Next, and ends by Got it!', async () => {
    const api = tours()
    const { person } = renderApp(explore)
    await firstStep()
    screen.getByText('Step 1 of 3')

    await person.click(screen.getByRole('button', { name: 'Next' }))
    screen.getByRole('heading', { name: 'Buttons work too' })
    await person.click(screen.getByRole('button', { name: 'Next' }))
    screen.getByRole('heading', { name: 'Every plan you like counts' })
    await person.click(screen.getByRole('button', { name: 'Got it!' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(api.count(TOLD)).toBe(1))
    expect(savedTours()).toHaveLength(1)
  })

  test('takes the focus, and advances by Enter', async () => {
    tours()
    const { person } = renderApp(explore)
    await firstStep()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))

    await person.keyboard('{Enter}')

    screen.getByRole('heading', { name: 'Buttons work too' })
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
  })

  test("has its step's title and text as accessible name and description", async () => {
    tours()
    renderApp(explore)
    await firstStep()

    const dialog = screen.getByRole('dialog', { name: 'Could you live here?' })

    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain('Swipe right if you could')
  })

  test('is also completed when it is skipped', async () => {
    const api = tours()
    const { person } = renderApp(explore)
    await firstStep()

    await person.click(screen.getByRole('button', { name: 'Skip' }))

    expect(screen.queryByRole('dialog')).toBeNull()
    await waitFor(() => expect(api.count(TOLD)).toBe(1))
  })

  test('is not completed when the report fails, and is shown again at the next visit', async () => {
    const api = tours({ reportFails: true })
    const { person, unmount } = renderApp(explore)
    await firstStep()

    await person.click(screen.getByRole('button', { name: 'Skip' }))
    await waitFor(() => expect(api.count(TOLD)).toBe(1))
    await waitFor(() => expect(savedTours()).toEqual([]))
    expect(screen.queryByRole('dialog')).toBeNull()

    unmount()
    renderApp(explore)
    await firstStep()
  })

  test('that was left half-way is neither completed nor closed', async () => {
    const api = tours()
    const { unmount } = renderApp(explore)
    await firstStep()

    unmount()

    expect(api.count(TOLD)).toBe(0)
    renderApp(explore)
    await firstStep()
  })
})

describe('a tour does not start', () => {
  test('that is completed according to the server, which is not asked again', async () => {
    const api = tours({ completed: true })
    const { unmount } = renderApp(explore)
    await waitFor(() => expect(savedTours()).toHaveLength(1))
    unmount()
    vi.useFakeTimers()

    renderApp(explore)
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()

    expect(api.count(ASKED)).toBe(1)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('within the first half second', async () => {
    const api = tours()
    vi.useFakeTimers()
    renderApp(explore)

    await vi.advanceTimersByTimeAsync(499)
    const before = api.count(ASKED)
    await vi.advanceTimersByTimeAsync(200)
    vi.useRealTimers()

    expect(before).toBe(0)
    await firstStep()
  })

  test('before its screen is ready', async () => {
    const api = tours()
    vi.useFakeTimers()
    renderApp(<FirstVisitTour name="explore" isReady={false} />)

    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()

    expect(api.calls).toEqual([])
  })

  test('over an open dialog', async () => {
    const api = tours()
    renderApp(
      <>
        <dialog open>an unlock</dialog>
        {explore}
      </>,
    )

    await waitFor(() => expect(api.count(ASKED)).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 250))

    expect(screen.queryByRole('heading', { name: 'Could you live here?' })).toBeNull()
  })

  test('when the server does not answer', async () => {
    const api = fakeApi({ 'GET /api/tours/:tourName/status': () => fail(503, 'unavailable') })
    renderApp(explore)

    await waitFor(() => expect(api.count(ASKED)).toBe(1))
    await new Promise((resolve) => setTimeout(resolve, 250))

    expect(screen.queryByRole('dialog')).toBeNull()
    expect(savedTours()).toEqual([])
  })
})

test('Escape completes a tour', async () => {
  const api = tours()
  const { person } = renderApp(explore)
  await firstStep()

  await person.keyboard('{Escape}')

  await waitFor(() => expect(api.count(TOLD)).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the phone’s back completes a tour', async () => {
  const api = tours()
  renderApp(explore)
  await firstStep()

  history.replaceState(null, '')
  act(() => void dispatchEvent(new PopStateEvent('popstate')))

  await waitFor(() => expect(api.count(TOLD)).toBe(1))
  expect(screen.queryByRole('dialog')).toBeNull()
})
