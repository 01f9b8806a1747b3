import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { dealt, flyAtOnce, plans } from '#testing/deck.tsx'
import { aDealtKitchen } from '#testing/designs.ts'

beforeEach(flyAtOnce)
afterEach(() => clearSession())

describe('the reason of a pass', () => {
  it('can be given after a floor plan, and is sent with the pass', async () => {
    const { person, sent } = await dealt()
    await person.keyboard('{ArrowLeft}')

    await person.click(await screen.findByRole('button', { name: 'Too wide' }))

    await waitFor(() => expect(sent.at(-1)).toMatchObject({ action: 'pass', reason: 'too-wide' }))
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
