import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { dealt, flyAtOnce, plans, topTitle } from '#testing/deck.tsx'
import { fail, type fakeApi } from '#testing/fake-api.ts'
import { currentlyShown } from '#ui/overlays/toast.ts'
import { aProfile } from '#testing/land.ts'

// Loaded in advance: it is lazy until no card is left, and no test should wait for it.
beforeAll(async () => void (await import('../deck-messages.tsx')))
beforeEach(flyAtOnce)
afterEach(() => clearSession())

const HELD_BACK = 'GET /api/designs/held-back'

const TODAY = { pick: null, isBack: false, newMatches: 0, week: null, wantsMatches: false }

type Save = NonNullable<Parameters<typeof fakeApi>[0]['PUT /api/profile']>
const saved: Save = () => ({ body: aProfile() })

/** Deck whose last card was passed. */
async function empty(heldBack: number, save = saved, batches = [plans(1), [], plans(2, 5)]) {
  const deck = await dealt({
    batches,
    routes: {
      [HELD_BACK]: () => ({ body: { plans: heldBack } }),
      'PUT /api/profile': save,
      'GET /api/preferences/today': () => ({ body: TODAY }),
    },
  })
  await deck.person.keyboard('{ArrowLeft}')
  await screen.findByRole('button', { name: 'Review passes' })
  return deck
}

describe('a deck without cards', () => {
  it('says that only plans that do not fit are left, and deals them on request', async () => {
    const sent: unknown[] = []
    const { person } = await empty(12, ({ body }) => {
      sent.push(body)
      return { body: aProfile() }
    })
    expect(screen.getByRole('heading').textContent).toBe("You've seen all that fit")
    screen.getByText("12 more plans don't fit your block, so they stay out of your deck.")

    await person.click(screen.getByRole('button', { name: 'Deal them too' }))

    await waitFor(() => expect(topTitle()).toBe('Plan 5'))
    expect(sent).toEqual([{ onlyFitting: false }])
    expect(currentlyShown().toast?.text).toBe(
      'All plans are dealt now. Change that under Block in your profile.',
    )
  })

  it.each([12, 0])('offers a notification of new ones, with %i that do not fit', async (heldBack) => {
    await empty(heldBack)

    await screen.findByRole('switch', { name: 'Tell me when new ones like these arrive' })
  })

  it('names a single one', async () => {
    await empty(1)

    screen.getByText("One more plan doesn't fit your block, so it stays out of your deck.")
    screen.getByRole('button', { name: 'Deal it too' })
  })

  it('says that everything was seen when nothing is held back', async () => {
    await empty(0)

    expect(screen.getByRole('heading').textContent).toBe("You've seen them all")
    expect(screen.queryByRole('button', { name: 'Deal them too' })).toBeNull()
  })

  it('keeps the switch when it fails to save, and says so', async () => {
    const { person, asked } = await empty(12, () => fail(500, 'internal'))

    await person.click(screen.getByRole('button', { name: 'Deal them too' }))

    await screen.findByText("Couldn't save that. Check your connection and try again.")
    screen.getByRole('button', { name: 'Deal them too' })
    expect(asked).toHaveLength(2)
  })

  it('offers the notification after a review of the passes, too', async () => {
    const { person } = await empty(3, undefined, [plans(1), [], [], plans(2, 5)])

    await person.click(screen.getByRole('button', { name: 'Review passes' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Review passes' })).toBeNull())
    await person.click(await screen.findByRole('button', { name: 'Deal them too' }))

    await waitFor(() => expect(topTitle()).toBe('Plan 5'))
  })
})
