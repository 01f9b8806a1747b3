import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveJson } from '#lib/storage/saved-json.ts'
import { clearSession } from '#lib/session/session.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { fail } from '#testing/fake-api.ts'
import { videoElement } from '#testing/video-element.ts'
import { button, fakeVideos, Hub, VIDEOS, watching } from '#testing/learning-hub.tsx'
import { aUser, renderApp } from '#testing/render.tsx'

const { id: userId } = aUser()

beforeEach(() => fakeVideos())
afterEach(() => clearSession())

describe('an opened video', () => {
  it('plays at once, muted, in a dialog with its name', async () => {
    await watching()

    expect(screen.getByRole('dialog', { name: 'Reading a frontage' })).toBeDefined()
    expect([videoElement().paused, videoElement().muted]).toEqual([false, true])
  })

  it('waits for a press when it was open from the start', async () => {
    renderApp(<Hub at="lesson-1" />)
    await screen.findByRole('dialog')

    expect(videoElement().paused).toBe(true)
    button('Play')
  })

  it('waits for a press with reduced motion', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await watching()

    expect(videoElement().paused).toBe(true)
  })

  it('resumes where it was left', async () => {
    saveJson(personalKey(userId, 'watched-videos'), {
      [VIDEOS[0].id]: { atS: 12, isWatched: false, seenAt: 1 },
    })
    await watching('Continue')

    fireEvent.loadedMetadata(videoElement())

    expect(videoElement().currentTime).toBe(12)
  })

  it('pauses when the page is hidden', async () => {
    await watching()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

    fireEvent(document, new Event('visibilitychange'))

    expect(videoElement().paused).toBe(true)
  })
})

describe('the keys', () => {
  it('play and pause, and seek five seconds back and forward', async () => {
    const { person } = await watching()
    screen.getByRole('slider', { name: 'Position' }).focus()

    await person.keyboard(' ')
    expect(videoElement().paused).toBe(true)
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(videoElement().currentTime).toBe(5)
    await person.keyboard(' ')

    expect(videoElement().paused).toBe(false)
  })

  it('mute and unmute where there is sound', async () => {
    const { person } = await watching('What slope costs')

    await person.keyboard('m')
    expect(videoElement().muted).toBe(false)
    await person.click(button('Mute'))

    expect(videoElement().muted).toBe(true)
  })

  it('press the focused button, not the video', async () => {
    const { person } = await watching()

    button('Captions').focus()
    await person.keyboard(' ')

    expect(videoElement().paused).toBe(false)
    expect(button('Captions').getAttribute('aria-pressed')).toBe('true')
  })
})

it('a video without sound says so and has no mute button', async () => {
  await watching()

  expect(button('No sound').hasAttribute('disabled')).toBe(true)
})

describe('adding a favourite', () => {
  it('shows at once and stays', async () => {
    const { person } = await watching()

    await person.click(button('Favourite'))

    expect(button('Favourite').getAttribute('aria-pressed')).toBe('true')
    await person.click(button('Close'))
    screen.getByRole('region', { name: 'Favourites' })
  })

  it('is rolled back with a message when it fails', async () => {
    fakeVideos(() => fail(503, 'unavailable', 'We are busy right now.'))
    const { person } = await watching()

    await person.click(button('Favourite'))

    expect((await screen.findByText('We are busy right now.')).getAttribute('role')).toBe('alert')
    expect(button('Favourite').getAttribute('aria-pressed')).toBe('false')
  })
})
