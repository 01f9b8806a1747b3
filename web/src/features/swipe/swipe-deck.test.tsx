import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session.ts'
import { aDealtDesign, aDealtKitchen } from '#testing/designs.ts'
import { fail, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { startOutbox } from './outbox/outbox.ts'
import { SwipeDeck } from './swipe-deck.tsx'

/** happy-dom has no animations: a flight ends as soon as it begins. */
class Flight {
  onfinish: (() => void) | null = null
  constructor() {
    queueMicrotask(() => act(() => this.onfinish?.()))
  }
  cancel() {}
}

let stop = () => {}
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'animate', { configurable: true, value: () => new Flight() })
})
afterEach(async () => {
  stop()
  await clearSession()
})

const plans = (count: number, from = 0) =>
  Array.from({ length: count }, (_, i) => aDealtDesign({ title: `Plan ${from + i}` }, from + i + 1))

type Setup = { batches?: ReturnType<typeof plans>[]; paused?: boolean }

async function dealt({ batches = [plans(5)], paused = false }: Setup = {}) {
  const sent: unknown[] = []
  const asked: URLSearchParams[] = []
  fakeApi({
    'GET /api/designs': ({ url }) => {
      asked.push(url.searchParams)
      return { body: batches[asked.length - 1] ?? [] }
    },
    'POST /api/preferences': ({ body }) => {
      sent.push(body)
      return { body: { floorPlanLikes: 1, unlocked: sent.length === 1 ? ['dreamlist'] : [] } }
    },
    'DELETE /api/preferences/:designId': ({ url }) => {
      sent.push(url.pathname)
      return { body: { floorPlanLikes: 0, unlocked: [] } }
    },
    'GET /api/user-progress': () => ({ body: { floorPlanLikes: 0, unlocked: [] } }),
  })
  const onRecorded = vi.fn()
  const onOpenDetails = vi.fn()
  const app = renderApp(<SwipeDeck paused={paused} onRecorded={onRecorded} onOpenDetails={onOpenDetails} />)
  stop = startOutbox()
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0))
  await act(async () => {})
  return { ...app, sent, asked, onRecorded, onOpenDetails }
}

const topTitle = () => screen.queryByRole('heading', { level: 2 })?.textContent
const swipeFromOutside = (action: string) =>
  act(async () => void dispatchEvent(new CustomEvent('swipe-action', { detail: { action } })))

describe('deciding', () => {
  it('the like button likes the top card and brings up the next', async () => {
    const { person, sent } = await dealt()

    await person.click(screen.getByRole('button', { name: 'Like' }))

    expect(topTitle()).toBe('Plan 1')
    await vi.waitFor(() => expect(sent).toMatchObject([{ action: 'like', designId: plans(1)[0]?.id }]))
  })

  it.each([
    ['{ArrowRight}', 'like'],
    ['{ArrowLeft}', 'pass'],
  ])('the key %s means %s', async (key, action) => {
    const { person, sent } = await dealt()

    await person.keyboard(key)

    await vi.waitFor(() => expect(sent).toMatchObject([{ action }]))
  })

  it('an outside swipe-action event swipes, an unknown one does nothing', async () => {
    const { sent } = await dealt()

    await swipeFromOutside('maybe')
    await swipeFromOutside('pass')

    expect(topTitle()).toBe('Plan 1')
    await vi.waitFor(() => expect(sent).toMatchObject([{ action: 'pass' }]))
  })

  it('outside events in one go swipe one card each', async () => {
    const { sent } = await dealt()

    act(() => {
      for (const action of ['like', 'pass', 'like']) {
        dispatchEvent(new CustomEvent('swipe-action', { detail: { action } }))
      }
    })

    expect(topTitle()).toBe('Plan 3')
    await vi.waitFor(() =>
      expect(sent).toMatchObject([
        { designId: plans(5)[0]?.id, action: 'like' },
        { designId: plans(5)[1]?.id, action: 'pass' },
        { designId: plans(5)[2]?.id, action: 'like' },
      ]),
    )
  })

  it('says what was decided and what comes next', async () => {
    const { person } = await dealt()

    await person.keyboard('{ArrowRight}')

    await vi.waitFor(() =>
      expect(screen.getAllByRole('status')[0]?.textContent).toMatch(
        /^Liked Plan 0. Next: Plan 1, Floor Plan, 4 bedrooms/,
      ),
    )
  })

  it('is deaf while something else has the screen', async () => {
    const { person, sent, onOpenDetails } = await dealt({ paused: true })

    await person.keyboard('{ArrowRight}{ArrowLeft}z{Enter}')
    await swipeFromOutside('like')

    expect(topTitle()).toBe('Plan 0')
    expect(sent).toEqual([])
    expect(onOpenDetails).not.toHaveBeenCalled()
  })

  it('Enter opens the details of the top card', async () => {
    const { person, onOpenDetails } = await dealt()

    await person.keyboard('{Enter}')

    expect(onOpenDetails).toHaveBeenCalledWith(expect.objectContaining({ title: 'Plan 0' }))
  })

  it('tells of an unlock once, with the plans that were liked', async () => {
    const { person, onRecorded } = await dealt()

    await person.keyboard('{ArrowRight}')
    await person.keyboard('{ArrowRight}')

    await vi.waitFor(() => expect(onRecorded).toHaveBeenCalled())
    expect(onRecorded).toHaveBeenCalledTimes(1)
    expect(onRecorded).toHaveBeenCalledWith(
      expect.objectContaining({ unlocked: ['dreamlist'], floorPlanLikes: 1 }),
    )
  })
})

describe('the finger', () => {
  const drag = async (dx: number) => {
    const card = screen.getByRole('article')
    await act(async () => {
      for (const [type, x] of [
        ['pointerdown', 200],
        ['pointermove', 200 + dx / 2],
        ['pointermove', 200 + dx],
        ['pointerup', 200 + dx],
      ] as const) {
        fireEvent(
          card,
          new PointerEvent(type, { pointerId: 1, clientX: x, clientY: 300, bubbles: true, button: 0 }),
        )
      }
    })
  }

  it('far to the right likes', async () => {
    await dealt()

    await drag(160)

    expect(topTitle()).toBe('Plan 1')
  })

  it('a tap opens the details', async () => {
    const { onOpenDetails } = await dealt()

    await drag(0)

    expect(onOpenDetails).toHaveBeenCalledTimes(1)
  })
})

describe('undo', () => {
  it('brings the card back and takes the like back', async () => {
    const { person, sent } = await dealt()
    await person.keyboard('{ArrowRight}')
    await vi.waitFor(() => expect(sent).toHaveLength(1))

    await person.keyboard('z')

    expect(topTitle()).toBe('Plan 0')
    await vi.waitFor(() => expect(sent[1]).toBe(`/api/preferences/${plans(1)[0]?.id}`))
  })

  it('has nothing to undo at first', async () => {
    await dealt()

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
  })
})

describe('why a card was passed', () => {
  it('may be said after a floor plan, and is sent with the pass', async () => {
    const { person, sent } = await dealt()
    await person.keyboard('{ArrowLeft}')

    await person.click(await screen.findByRole('button', { name: 'Too wide' }))

    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ action: 'pass', reason: 'too-wide' }))
    expect(screen.queryByRole('group', { name: 'Why did you pass?' })).toBeNull()
  })

  it('is not asked after a kitchen or a like', async () => {
    const { person } = await dealt({ batches: [[aDealtKitchen(), ...plans(4)]] })
    await person.keyboard('{ArrowLeft}')
    expect(screen.queryByRole('group', { name: 'Why did you pass?' })).toBeNull()

    await person.keyboard('{ArrowRight}')

    expect(screen.queryByRole('group', { name: 'Why did you pass?' })).toBeNull()
  })
})

describe('more cards', () => {
  it('are asked for at two, without those in the hand', async () => {
    const { person, asked } = await dealt({ batches: [plans(4), plans(4, 4)] })
    expect(asked).toHaveLength(1)

    await person.keyboard('{ArrowRight}{ArrowRight}')

    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.get('exclude')).toContain(plans(3)[2]?.id)
  })

  it('end some day: the deck says so and offers the passed ones', async () => {
    const { person, asked } = await dealt({ batches: [plans(1), [], plans(2)] })
    await person.keyboard('{ArrowLeft}')
    await vi.waitFor(() => expect(screen.getByRole('heading').textContent).toBe('You have seen them all'))

    await person.click(screen.getByRole('button', { name: 'Review passes' }))

    await vi.waitFor(() => expect(topTitle()).toBe('Plan 0'))
    expect(asked.at(-1)?.get('review')).toBe('passed')
  })
})

describe('without an answer', () => {
  it('says what happened and tries again on request', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    fakeApi({ 'GET /api/designs': () => fail(500, 'internal') })
    const { person } = renderApp(<SwipeDeck paused={false} onRecorded={() => {}} onOpenDetails={() => {}} />)
    await vi.waitFor(() =>
      expect(screen.getByRole('heading').textContent).toBe('The next plans did not arrive'),
    )

    fakeApi({ 'GET /api/designs': () => ({ body: plans(3) }) })
    await person.click(screen.getByRole('button', { name: 'Try again' }))

    await vi.waitFor(() => expect(topTitle()).toBe('Plan 0'))
  })

  it('says when there is no network', async () => {
    fakeApi({ 'GET /api/designs': noNetwork })
    renderApp(<SwipeDeck paused={false} onRecorded={() => {}} onOpenDetails={() => {}} />)

    await vi.waitFor(() => expect(screen.getByRole('heading').textContent).toBe('No plans on board'))
  })
})
