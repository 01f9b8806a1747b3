import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepJson } from '#lib/kept-json.ts'
import { clearSession } from '#lib/session.ts'
import { personalKey } from '#lib/storage.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { captionsArrive, film, giveCaptions, reach, swipe } from '#testing/film.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { aVideo } from '#testing/videos.ts'
import { LearningHub } from '../hub/learning-hub.tsx'

const { id: userId } = aUser()
const VIDEOS = [
  aVideo({ title: 'Reading a frontage' }, 1),
  aVideo({ title: 'What slope costs', hasSound: true }, 2),
  aVideo({ title: 'Sun from the north', topic: 'Sun and air' }, 3),
]
const CAPTIONS = [
  { startTime: 0, endTime: 9, text: 'Frontage is the width.' },
  { startTime: 9, endTime: 30, text: 'A wide rear keeps it together.' },
]
let keeping: () => { status: number; body?: unknown } = () => ({ status: 204 })
let kept: string[] = []

beforeEach(() => {
  keeping = () => ({ status: 204 })
  kept = []
  fakeApi({
    'GET /api/videos': () => ({ body: { items: VIDEOS } }),
    'GET /api/videos/favorites': () => ({
      body: { items: kept.map((id) => ({ id, keptAt: '2026-11-21T03:00:00Z' })) },
    }),
    'PUT /api/videos/favorites/:id': () => keeping(),
    'DELETE /api/videos/favorites/:id': () => keeping(),
  })
})
afterEach(() => clearSession())

function Hub({ at = null }: { at?: string | null }) {
  const [watching, watch] = useState(at)
  return <LearningHub userId={userId} watching={watching} onWatch={watch} onClose={() => watch(null)} />
}
async function watching(title = 'Reading a frontage') {
  const app = renderApp(<Hub />)
  await app.person.click(await screen.findByRole('button', { name: new RegExp(title) }))
  return app
}
const button = (name: string) => screen.getByRole('button', { name })

describe('a video that is opened', () => {
  it('plays at once, without a sound, in a dialog with its name', async () => {
    await watching()

    expect(screen.getByRole('dialog', { name: 'Reading a frontage' })).toBeDefined()
    expect([film().paused, film().muted]).toEqual([false, true])
  })

  it('waits to be asked when it was on the screen from the start', async () => {
    renderApp(<Hub at="lesson-1" />)
    await screen.findByRole('dialog')

    expect(film().paused).toBe(true)
    button('Play')
  })

  it('waits to be asked when the person wants less motion', async () => {
    vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    await watching()

    expect(film().paused).toBe(true)
  })

  it('goes on where it was left', async () => {
    keepJson(personalKey(userId, 'watched-videos'), {
      [VIDEOS[0]!.id]: { atS: 12, isWatched: false, seenAt: 1 },
    })
    await watching('Continue')

    fireEvent.loadedMetadata(film())

    expect(film().currentTime).toBe(12)
  })

  it('pauses when the page is hidden', async () => {
    await watching()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

    fireEvent(document, new Event('visibilitychange'))

    expect(film().paused).toBe(true)
  })
})

describe('the keys', () => {
  it('play and pause, and go five seconds back and on', async () => {
    const { person } = await watching()
    screen.getByRole('slider', { name: 'Position' }).focus()

    await person.keyboard(' ')
    expect(film().paused).toBe(true)
    await person.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(film().currentTime).toBe(5)
    await person.keyboard(' ')

    expect(film().paused).toBe(false)
  })

  it('turn the sound on and off where there is one', async () => {
    const { person } = await watching('What slope costs')

    await person.keyboard('m')
    expect(film().muted).toBe(false)
    await person.click(button('Mute'))

    expect(film().muted).toBe(true)
  })

  it('press the button that has the focus, not the film', async () => {
    const { person } = await watching()

    button('Captions').focus()
    await person.keyboard(' ')

    expect(film().paused).toBe(false)
    expect(button('Captions').getAttribute('aria-pressed')).toBe('true')
  })
})

it('a film without sound says so and offers none', async () => {
  await watching()

  expect(button('No sound').hasAttribute('disabled')).toBe(true)
})

describe('captions', () => {
  it('are shown when they are wanted, and still so the next time', async () => {
    giveCaptions(CAPTIONS)
    const { person } = await watching()
    captionsArrive()
    reach(10)
    expect(screen.queryByText('A wide rear keeps it together.')).toBeNull()

    await person.keyboard('c')
    screen.getByText('A wide rear keeps it together.')
    await person.click(button('Close'))
    await person.click(screen.getByRole('button', { name: /What slope costs/ }))

    expect(button('Captions').getAttribute('aria-pressed')).toBe('true')
  })

  it('give the paragraphs of the transcript their times: a press goes there', async () => {
    giveCaptions(CAPTIONS)
    const { person } = await watching()
    captionsArrive()

    await person.click(screen.getByRole('button', { name: /0:09 A wide rear keeps the kitchen/ }))

    expect(film().currentTime).toBe(9)
    expect(
      screen
        .getByText(/A wide rear keeps the kitchen/)
        .closest('li')
        ?.getAttribute('aria-current'),
    ).toBe('true')
  })
})

it('the transcript can be read without any times', async () => {
  await watching()

  screen.getByText('Frontage is the width of your block.')
  expect(screen.queryByRole('button', { name: /Frontage is the width/ })).toBeNull()
})

describe('the topic', () => {
  it('has a next and a previous video, up to its ends', async () => {
    const { person } = await watching()
    expect(button('Previous video').hasAttribute('disabled')).toBe(true)

    await person.click(button('Next video'))

    screen.getByRole('dialog', { name: 'What slope costs' })
    expect(button('Next video').hasAttribute('disabled')).toBe(true)
    expect(document.activeElement).toBe(button('Pause'))
  })

  it('is walked through by swiping the picture with a finger, not from the edge of the screen', async () => {
    await watching()

    swipe(10, -200)
    screen.getByRole('dialog', { name: 'Reading a frontage' })
    swipe(300, 260)
    screen.getByRole('dialog', { name: 'Reading a frontage' })
    swipe(300, 180)
    screen.getByRole('dialog', { name: 'What slope costs' })
    swipe(100, 240)

    screen.getByRole('dialog', { name: 'Reading a frontage' })
  })

  it('offers the next video after the end of one', async () => {
    const { person } = await watching()

    fireEvent.ended(film())
    await person.click(button('Next What slope costs'))

    screen.getByRole('dialog', { name: 'What slope costs' })
    expect(film().paused).toBe(false)
  })

  it('leads back to the hub after its last video', async () => {
    const { person } = await watching('Sun from the north')

    fireEvent.ended(film())
    await person.click(button('Back to the hub'))

    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('keeping', () => {
  it('shows at once and stays', async () => {
    const { person } = await watching()

    await person.click(button('Keep'))

    expect(button('Keep').getAttribute('aria-pressed')).toBe('true')
    await person.click(button('Close'))
    screen.getByRole('region', { name: 'Kept' })
  })

  it('is taken back with a message when it fails', async () => {
    keeping = () => fail(503, 'unavailable', 'We are busy right now.') as { status: number }
    const { person } = await watching()

    await person.click(button('Keep'))

    expect((await screen.findByText('We are busy right now.')).getAttribute('role')).toBe('alert')
    expect(button('Keep').getAttribute('aria-pressed')).toBe('false')
  })
})

describe('a video that does not load', () => {
  it('says so, keeps its place, and comes on another try', async () => {
    const { person } = await watching()
    reach(12)
    fireEvent.error(film())
    screen.getByText('This video did not load')

    await person.click(button('Try again'))
    reach(0)
    fireEvent.loadedMetadata(film())
    fireEvent.playing(film())

    expect(screen.queryByText('This video did not load')).toBeNull()
    expect(film().currentTime).toBe(12)
  })

  it('says so when it keeps one waiting', async () => {
    await watching()
    vi.useFakeTimers()

    fireEvent.waiting(film())
    act(() => void vi.advanceTimersByTime(12_000))
    vi.useRealTimers()

    screen.getByText('This video did not load')
  })
})
