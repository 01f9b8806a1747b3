import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { dealt, flyAtOnce, plans, topTitle } from '#testing/deck.tsx'
import { aDealtDesign } from '#testing/designs.ts'

beforeEach(flyAtOnce)
afterEach(() => clearSession())

const swipeFromOutside = (action: string) =>
  act(async () => void dispatchEvent(new CustomEvent('swipe-action', { detail: { action } })))

describe('deciding', () => {
  it('the like button likes the top card and brings up the next', async () => {
    const { person, sent } = await dealt()

    await person.click(screen.getByRole('button', { name: 'Like' }))

    expect(topTitle()).toBe('Plan 1')
    await waitFor(() => expect(sent).toMatchObject([{ action: 'like', designId: plans(1)[0]?.id }]))
  })

  it.each([
    ['{ArrowRight}', 'like'],
    ['{ArrowLeft}', 'pass'],
  ])('the key %s means %s', async (key, action) => {
    const { person, sent } = await dealt()

    await person.keyboard(key)

    await waitFor(() => expect(sent).toMatchObject([{ action }]))
  })

  it('a `swipe-action` event swipes, an unknown one does nothing', async () => {
    const { sent } = await dealt()

    await swipeFromOutside('maybe')
    await swipeFromOutside('pass')

    expect(topTitle()).toBe('Plan 1')
    await waitFor(() => expect(sent).toMatchObject([{ action: 'pass' }]))
  })

  it('several events in one task swipe one card each', async () => {
    const { sent } = await dealt()

    act(() => {
      for (const action of ['like', 'pass', 'like']) {
        dispatchEvent(new CustomEvent('swipe-action', { detail: { action } }))
      }
    })

    expect(topTitle()).toBe('Plan 3')
    await waitFor(() =>
      expect(sent).toMatchObject([
        { designId: plans(5)[0]?.id, action: 'like' },
        { designId: plans(5)[1]?.id, action: 'pass' },
        { designId: plans(5)[2]?.id, action: 'like' },
      ]),
    )
  })

  it('announces the decision and the next card', async () => {
    const { person } = await dealt()

    await person.keyboard('{ArrowRight}')

    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^Liked Plan 0. Next: Plan 1, Floor Plan, 4 bedrooms/),
      ),
    )
  })

  it('ignores input while something else covers the screen', async () => {
    const { person, sent, onOpenDetails } = await dealt({ paused: true })

    await person.keyboard('{ArrowRight}{ArrowLeft}z{Enter}')
    await swipeFromOutside('like')

    expect(topTitle()).toBe('Plan 0')
    expect(sent).toEqual([])
    expect(onOpenDetails).not.toHaveBeenCalled()
  })

  it('Enter opens the details of the top card, and presses nothing in them', async () => {
    const { onOpenDetails } = await dealt()

    const goesOn = fireEvent.keyDown(document.body, { key: 'Enter' })

    expect(goesOn).toBe(false)

    expect(onOpenDetails).toHaveBeenCalledWith(expect.objectContaining({ title: 'Plan 0' }))
  })

  it('announces an unlock once, with the plans that were liked', async () => {
    const { person, onRecorded } = await dealt()

    await person.keyboard('{ArrowRight}')
    await person.keyboard('{ArrowRight}')

    await waitFor(() => expect(onRecorded).toHaveBeenCalled())
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

  it('completes at 90 px in a review, where the deck needs 100 (product §4)', async () => {
    const { person } = await dealt({ batches: [plans(1), [], plans(3, 5)] })
    await person.keyboard('{ArrowLeft}')
    await person.click(await screen.findByRole('button', { name: 'Review passes' }))
    await waitFor(() => expect(topTitle()).toBe('Plan 5'))

    await drag(95)

    expect(topTitle()).toBe('Plan 6')
  })

  it('records with the swipe that the details were opened, for that card alone', async () => {
    const { person, sent } = await dealt()
    await drag(0)

    await person.keyboard('{ArrowLeft}{ArrowLeft}')

    await waitFor(() => expect(sent).toHaveLength(2))
    expect(sent[0]).toMatchObject({ action: 'pass', wasOpened: true })
    expect(sent[1]).not.toHaveProperty('wasOpened')
  })

  it('a tap on the reason of a card opens more or less of it, not the details', async () => {
    const why = 'Study, like 4 of your 5 likes'
    const card = aDealtDesign({ why, tastes: [{ tag: 'room:study', label: 'Study' }] })
    const { person, onTaste, onOpenDetails } = await dealt({ batches: [[card, ...plans(4, 1)]] })

    await person.click(screen.getByRole('button', { name: why }))

    expect(onTaste.mock.calls).toEqual([[{ kind: 'why', design: card }]])
    expect(onOpenDetails).not.toHaveBeenCalled()
  })

  it('a tap opens the details', async () => {
    const { onOpenDetails } = await dealt()

    await drag(0)

    expect(onOpenDetails).toHaveBeenCalledTimes(1)
  })
})

describe('undo', () => {
  it('brings the card back and removes the like', async () => {
    const { person, sent } = await dealt()
    await person.keyboard('{ArrowRight}')
    await waitFor(() => expect(sent).toHaveLength(1))

    await person.keyboard('z')

    expect(topTitle()).toBe('Plan 0')
    await waitFor(() => expect(sent[1]).toBe(`/api/preferences/${plans(1)[0]?.id}`))
  })

  it('has nothing to undo at first', async () => {
    await dealt()

    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true)
  })
})
