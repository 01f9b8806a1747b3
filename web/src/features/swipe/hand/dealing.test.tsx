import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { dealt, flyAtOnce, plans, topTitle } from '#testing/deck.tsx'
import { fail, fakeApi, noNetwork, noServer } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { SwipeDeck } from '../swipe-deck.tsx'
import { forgetHand } from './forget-hand.ts'
import { redealHand } from './saved-hand.ts'

/** Deck without its surroundings. */
const LoneDeck = () => (
  <SwipeDeck
    paused={false}
    onRecorded={() => {}}
    onOpenDetails={() => {}}
    onTaste={() => {}}
    onChangeAnswers={() => {}}
  />
)

// Loaded in advance: it is lazy until no card is left, and no test should wait for it.
beforeAll(async () => void (await import('../states/deck-messages.tsx')))
beforeEach(flyAtOnce)
afterEach(() => clearSession())

describe('more cards', () => {
  it('are requested at two left, without those in the hand', async () => {
    const { person, asked } = await dealt({ batches: [plans(4), plans(4, 4)] })
    expect(asked).toHaveLength(1)

    await person.keyboard('{ArrowRight}{ArrowRight}')

    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.get('exclude')).toContain(plans(3)[2]?.id)
  })

  it('run out some day: the deck says so and offers the passed ones', async () => {
    const { person, asked } = await dealt({ batches: [plans(1), [], plans(2)] })
    await person.keyboard('{ArrowLeft}')
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe("You've seen them all"))

    await person.click(screen.getByRole('button', { name: 'Review passes' }))

    await waitFor(() => expect(topTitle()).toBe('Plan 0'))
    expect(asked.at(-1)?.get('review')).toBe('passed')
  })
})

describe('a taste answer outside of the deck', () => {
  it('has the cards under the top one dealt again, also one whose pass was taken back', async () => {
    const { person, asked } = await dealt({ batches: [plans(5), plans(3, 10).concat(plans(1))] })
    await person.keyboard('{ArrowLeft}')

    await redealHand(plans(1)[0]?.id)

    await waitFor(() => expect(asked).toHaveLength(2))
    for (const title of ['Plan 10', 'Plan 11', 'Plan 12', 'Plan 0']) {
      await person.keyboard('{ArrowRight}')
      await waitFor(() => expect(topTitle()).toBe(title))
    }
  })
})

describe('a failed deal', () => {
  it('says what happened and retries on request', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    fakeApi({ 'GET /api/designs': () => fail(500, 'internal') })
    const { person } = renderApp(<LoneDeck />)
    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe("Couldn't load more plans"))

    fakeApi({ 'GET /api/designs': () => ({ body: plans(3) }) })
    await person.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(topTitle()).toBe('Plan 0'))
  })

  it('says when the device is offline', async () => {
    fakeApi({ 'GET /api/designs': noNetwork })
    renderApp(<LoneDeck />)

    await waitFor(() => expect(screen.getByRole('heading').textContent).toBe("You're offline"))
  })
})

it('says when the server is away', async () => {
  fakeApi({ 'GET /api/designs': noServer })
  renderApp(<LoneDeck />)

  await screen.findByText("Dream Design isn't responding. Your likes are saved, and sent when it's back.")
})

describe('a deck that was left', () => {
  it('can be undone ten deep after coming back', async () => {
    const { person, unmount } = await dealt({ batches: [plans(14), plans(2, 14)] })
    // Likes, as eight passes in a row would change the deal.
    for (let card = 0; card < 11; card += 1) await person.keyboard('{ArrowRight}')
    await waitFor(() => expect(topTitle()).toBe('Plan 11'))

    unmount()
    const { person: again } = renderApp(<LoneDeck />)
    await waitFor(() => expect(topTitle()).toBe('Plan 11'))
    for (let card = 0; card < 11; card += 1) await again.keyboard('z')

    expect(topTitle()).toBe('Plan 1')
  })

  it('keeps a card whose swipe was undone', async () => {
    const { person, unmount } = await dealt({ batches: [plans(5), plans(2, 5)] })
    await person.keyboard('{ArrowLeft}{ArrowLeft}z')
    await waitFor(() => expect(topTitle()).toBe('Plan 1'))

    unmount()
    renderApp(<LoneDeck />)

    await waitFor(() => expect(topTitle()).toBe('Plan 1'))
  })

  it('starts with new cards after the answers have changed, and can still be undone', async () => {
    const { person, unmount } = await dealt({ batches: [plans(5), plans(3, 10)] })
    await person.keyboard('{ArrowLeft}')
    unmount()

    await forgetHand()
    renderApp(<LoneDeck />)

    await waitFor(() => expect(topTitle()).toBe('Plan 10'))
    await person.keyboard('z')
    await waitFor(() => expect(topTitle()).toBe('Plan 0'))
  })

  it('is not shown to another user', async () => {
    const { person, unmount } = await dealt({ batches: [plans(5), plans(5), plans(5)] })
    await person.keyboard('{ArrowLeft}')
    unmount()

    renderApp(<LoneDeck />, {
      user: aUser({ id: 'somebody-else' }),
    })

    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).not.toBeNull())
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
  })
})
