import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { dealt, flyAtOnce, plans, topTitle } from '#testing/deck.tsx'
import { aDealtDesign } from '#testing/designs.ts'

// Loaded in advance: it is lazy until there is a message, and no test should wait for it.
beforeAll(async () => void (await import('./deck-messages.tsx')))
beforeEach(flyAtOnce)
afterEach(() => clearSession())

describe('a reason', () => {
  it('is acknowledged, and the cards under the top one are dealt again once it is sent', async () => {
    const { person, asked, sent } = await dealt({ batches: [plans(5), plans(5, 10)] })
    await person.keyboard('{ArrowLeft}')

    await person.click(await screen.findByRole('button', { name: 'Too wide' }))

    expect(await screen.findByText('Fewer wide plans')).toBeDefined()
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(sent.at(-1)).toMatchObject({ reason: 'too-wide' })
    expect(asked[1]?.get('exclude')).toBe(plans(5)[1]?.id)
    expect(topTitle()).toBe('Plan 1')
    await person.keyboard('{ArrowLeft}')
    await waitFor(() => expect(topTitle()).toBe('Plan 10'))
  })
})

describe("a card's notice", () => {
  it('is shown while the card is on top', async () => {
    const notice = 'No plan has all six. Closest first.'
    const { person } = await dealt({ batches: [[aDealtDesign({ notice }), ...plans(4, 1)]] })
    expect(await screen.findByText(notice)).toBeDefined()

    await person.keyboard('{ArrowRight}')

    await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
  })
})

describe('eight passes in a row', () => {
  const passing = async (count: number) => {
    const deck = await dealt({ batches: [plans(20), plans(20, 20)] })
    for (let at = 0; at < count; at += 1) await deck.person.keyboard('{ArrowLeft}')
    return deck
  }
  const offer = () => screen.findByRole('group', { name: 'Not your kind of plans?' })

  it('deal again and offer to change the answers', async () => {
    const { person, asked, onChangeAnswers } = await passing(8)

    await person.click(within(await offer()).getByRole('button', { name: 'Change an answer' }))

    expect(onChangeAnswers).toHaveBeenCalledOnce()
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('do not count as seven, nor as eight with a like among them', async () => {
    const { person, asked } = await passing(7)
    await person.keyboard('{ArrowRight}')
    await person.keyboard('{ArrowLeft}')

    expect(screen.queryByRole('group', { name: 'Not your kind of plans?' })).toBeNull()
    expect(asked).toHaveLength(1)
  })

  it('keep the offer until it is closed', async () => {
    const { person } = await passing(8)

    await person.click(within(await offer()).getByRole('button', { name: 'Close' }))

    expect(screen.queryByRole('group', { name: 'Not your kind of plans?' })).toBeNull()
  })
})
