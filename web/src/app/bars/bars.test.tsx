import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { ProgressLine } from './progress-line.tsx'
import { TopBar } from './top-bar.tsx'

const BROKER = '0190a1b2-0000-7000-8000-0000000000b7'
const progress = (floorPlanLikes: number, unlocked: Feature[]) => () => ({
  body: { floorPlanLikes, unlocked },
})
const chat = (facts: object) => () => ({
  body: { selectedBrokerId: null, canAccessChat: false, unreadCount: 0, ...facts },
})

describe('the bottom bar', () => {
  test("says 'Locked' on locked tabs and how many likes each needs, also on keyboard focus", async () => {
    fakeApi({ 'GET /api/user-progress': progress(10, ['dreamlist']) })
    const { person } = renderApp(<BottomBar path="/explore" user={aUser()} />)
    const land = await screen.findByRole('link', { name: /Land\s*Locked/ })

    for (let tabs = 0; tabs < 3; tabs += 1) await person.tab()

    expect(document.activeElement).toBe(land)
    await screen.findByText('3 more Floor Plan likes needed')
  })

  test('shows the tooltip on a tap', async () => {
    fakeApi({ 'GET /api/user-progress': progress(18, ['dreamlist', 'land', 'videos']) })
    renderApp(<BottomBar path="/explore" user={aUser()} />)
    const broker = await screen.findByRole('link', { name: /Broker\s*Locked/ })

    fireEvent.pointerUp(broker, { pointerType: 'touch' })

    screen.getByText('1 more Floor Plan likes needed')
  })

  test('has five tabs and marks the current one', async () => {
    fakeApi({ 'GET /api/user-progress': progress(10, ['dreamlist']) })
    renderApp(<BottomBar path="/dreamlist" user={aUser()} />)

    const dreamlist = await screen.findByRole('link', { name: 'Dreamlist' })

    expect(within(screen.getByRole('navigation')).getAllByRole('link')).toHaveLength(5)
    expect(dreamlist.getAttribute('aria-current')).toBe('page')
  })
})

describe('the top bar', () => {
  test('has no chat button before a broker is chosen', async () => {
    const api = fakeApi({ 'GET /api/chat/status': chat({}) })
    renderApp(<TopBar user={aUser()} />)

    await expect.poll(() => api.count('GET /api/chat/status')).toBe(1)

    expect(screen.queryByRole('link', { name: /chat/i })).toBeNull()
    screen.getByRole('link', { name: 'Profile' })
  })

  test.each([
    [5, '5'],
    [99, '99'],
    [100, '99+'],
  ])('shows %i unread messages as %s', async (unreadCount, badge) => {
    fakeApi({ 'GET /api/chat/status': chat({ selectedBrokerId: BROKER, canAccessChat: true, unreadCount }) })
    renderApp(<TopBar user={aUser()} />)

    const button = await screen.findByTitle('Open Chat')

    expect(button.getAttribute('href')).toBe('/chat')
    within(button).getByText(badge)
  })

  test('leads to the brokers while chat is locked', async () => {
    fakeApi({ 'GET /api/chat/status': chat({ selectedBrokerId: BROKER }) })
    renderApp(<TopBar user={aUser()} />)

    const button = await screen.findByTitle('Select a broker to enable chat')

    expect(button.getAttribute('href')).toBe('/brokers')
  })

  test('does not request the chat status for a broker', () => {
    const api = fakeApi({})
    renderApp(<TopBar user={aUser({ isBroker: true })} />)

    expect(api.calls).toEqual([])
  })
})

describe('the progress line', () => {
  test.each([
    [{ likes: 10, unlocked: ['dreamlist'] }, '3 more Floor Plan likes to unlock Land', '10 of 13'],
    [
      { likes: 18, unlocked: ['dreamlist', 'land', 'videos'] },
      '1 more Floor Plan like to unlock Brokers',
      '18 of 19',
    ],
    [{ likes: 0, unlocked: [] }, '10 more Floor Plan likes to unlock Dreamlist', '0 of 10'],
    // Unsent likes unlock nothing: the count never exceeds what is needed.
    [{ likes: 19, unlocked: ['dreamlist', 'land'] }, 'unlocks once your likes are sent', '16 of 16'],
    [
      { likes: 25, unlocked: ['dreamlist', 'land', 'videos', 'brokers'] },
      'Everything is unlocked',
      '25 liked',
    ],
  ] as [{ likes: number; unlocked: Feature[] }, string, string][])(
    'with %o',
    async ({ likes, unlocked }, sentence, count) => {
      fakeApi({ 'GET /api/user-progress': progress(likes, unlocked) })
      renderApp(<ProgressLine />)

      await screen.findByText(count)

      expect(screen.getByRole('region').textContent).toContain(sentence)
      expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String(Math.min(likes, 19)))
    },
  )
})
