import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { fakeAudio } from '#testing/fake-audio.ts'
import { videoElement } from '#testing/video-element.ts'
import { button, Hub, watching } from '#testing/learning-hub.tsx'
import { renderApp } from '#testing/render.tsx'
import { aMusic, aVideo } from '#testing/videos.ts'

const MUSIC = aMusic()
let audio: ReturnType<typeof fakeAudio>

beforeEach(() => {
  const items = [
    aVideo({ title: 'Reading a frontage', music: MUSIC }),
    aVideo({ title: 'What slope costs', music: MUSIC }, 2),
    aVideo({ title: 'Told by a builder', music: MUSIC, hasSound: true }, 3),
    aVideo({ title: 'Silent', topic: 'Sun and air' }, 4),
  ]
  fakeApi({
    'GET /api/videos': () => ({ body: { items } }),
    'GET /api/videos/favorites': () => ({ body: { items: [] } }),
  })
  audio = fakeAudio()
})
afterEach(() => clearSession())

const sound = () => screen.getByRole('switch', { name: 'Sound' })
const isOn = () => sound().getAttribute('aria-checked') === 'true'
const heard = (count: number) => waitFor(() => expect(audio.playing()).toHaveLength(count))

/** Plays a video with its sound turned on. */
async function listening() {
  const app = await watching()
  fireEvent.playing(videoElement())
  await app.person.click(sound())
  await heard(1)
  return app
}

describe('the music of a silent video', () => {
  it('is off and not fetched until somebody turns it on', async () => {
    await watching()
    fireEvent.playing(videoElement())

    expect(isOn()).toBe(false)
    expect([audio.asked, audio.states()]).toEqual([[], []])
  })

  it('loops once it is turned on, and stops when it is turned off', async () => {
    const { person } = await listening()
    expect(isOn()).toBe(true)
    expect(audio.asked).toEqual([MUSIC.source])
    expect(audio.playing()).toMatchObject([{ loop: true, loopStart: 0.5, loopEnd: 72.5, fromS: 0.5 }])

    await person.keyboard('m')

    expect(isOn()).toBe(false)
    expect(audio.playing()).toEqual([])
    audio.fade()
    await waitFor(() => expect(audio.states()).toEqual(['closed']))
  })

  it.each([
    ['is paused', () => fireEvent.pause(videoElement())],
    ['waits for the network', () => fireEvent.waiting(videoElement())],
    ['ends', () => fireEvent.ended(videoElement())],
    ['fails', () => fireEvent.error(videoElement())],
  ])('pauses while its video %s, and resumes from there', async (_, stop) => {
    await listening()
    audio.pass(100)

    stop()
    expect(audio.playing()).toEqual([])
    fireEvent.click(document.body)
    await Promise.resolve()
    expect(audio.states()).toEqual(['running'])
    audio.fade()
    await waitFor(() => expect(audio.states()).toEqual(['suspended']))
    fireEvent.playing(videoElement())

    await heard(1)
    expect(audio.playing()).toMatchObject([{ fromS: 28.5 }])
    expect(audio.asked).toHaveLength(1)
    expect(audio.states()).toEqual(['running'])
  })

  it('pauses when the page is hidden, like the video', async () => {
    await listening()
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')

    fireEvent(document, new Event('visibilitychange'))

    await heard(0)
  })

  it('ends with the player', async () => {
    const { person } = await listening()

    await person.click(button('Close'))

    expect(audio.playing()).toEqual([])
    audio.fade()
    await waitFor(() => expect(audio.states()).toEqual(['closed']))
  })

  it('stays on for the next video, which starts the music from its beginning', async () => {
    const { person } = await listening()
    audio.pass(10)

    await person.click(button('Next video'))

    expect(isOn()).toBe(true)
    audio.fade()
    await waitFor(() => expect(audio.states()).toEqual(['closed', 'running']))
    expect(audio.playing()).toMatchObject([{ fromS: 0.5 }])
  })

  it('the choice is saved on the device, and no music plays before the video does', async () => {
    const { unmount } = await listening()
    unmount()
    audio.fade()
    const { person } = renderApp(<Hub at="lesson-1" />)
    await screen.findByRole('dialog')
    expect(isOn()).toBe(true)

    await person.click(button('Captions'))

    await waitFor(() => expect(audio.states()).toEqual(['closed', 'suspended']))
    expect(audio.playing()).toEqual([])
    expect(audio.asked).toHaveLength(1)

    fireEvent.playing(videoElement())

    await heard(1)
  })

  it('says when it fails to load, and plays when the video continues', async () => {
    audio.goAway(true)
    const { person } = await watching()
    fireEvent.playing(videoElement())
    await person.click(sound())
    await screen.findByText("The sound didn't load. The video goes on without it.")
    audio.goAway(false)

    fireEvent.pause(videoElement())
    fireEvent.playing(videoElement())

    await heard(1)
    await waitFor(() => expect(screen.queryByText(/The sound didn't load/)).toBeNull())
  })
})

it('a video with its own sound has no music over it', async () => {
  const { person } = await watching('Told by a builder')
  fireEvent.playing(videoElement())

  await person.keyboard('m')

  expect(videoElement().muted).toBe(false)
  expect(screen.queryByRole('switch')).toBeNull()
  expect(audio.asked).toEqual([])
})

it('a silent video without music says so', async () => {
  await watching('Silent')

  expect(button('No sound').hasAttribute('disabled')).toBe(true)
})
