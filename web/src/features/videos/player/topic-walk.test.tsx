import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { videoElement, reach, swipe } from '#testing/video-element.ts'
import { button, fakeVideos, watching } from '#testing/learning-hub.tsx'

beforeEach(() => fakeVideos())
afterEach(() => clearSession())

describe('the topic', () => {
  it('has a next and a previous video, up to its ends', async () => {
    const { person } = await watching()
    expect(button('Previous video').hasAttribute('disabled')).toBe(true)

    await person.click(button('Next video'))

    screen.getByRole('dialog', { name: 'What slope costs' })
    expect(button('Next video').hasAttribute('disabled')).toBe(true)
    expect(document.activeElement).toBe(button('Pause'))
  })

  it('is browsed by swiping the picture with a finger, not from the edge of the screen', async () => {
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

    fireEvent.ended(videoElement())
    await person.click(button('Next What slope costs'))

    screen.getByRole('dialog', { name: 'What slope costs' })
    expect(videoElement().paused).toBe(false)
  })

  it('leads back to the hub after its last video', async () => {
    const { person } = await watching('Sun from the north')

    fireEvent.ended(videoElement())
    await person.click(button('Back to the hub'))

    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a video that does not load', () => {
  it('says so, keeps its position, and loads on a retry', async () => {
    const { person } = await watching()
    reach(12)
    fireEvent.error(videoElement())
    screen.getByText("Couldn't load this video")

    await person.click(button('Try again'))
    reach(0)
    fireEvent.loadedMetadata(videoElement())
    fireEvent.playing(videoElement())

    expect(screen.queryByText("Couldn't load this video")).toBeNull()
    expect(videoElement().currentTime).toBe(12)
  })

  it('says so after a long wait', async () => {
    await watching()
    vi.useFakeTimers()

    fireEvent.waiting(videoElement())
    act(() => void vi.advanceTimersByTime(12_000))
    vi.useRealTimers()

    screen.getByText("Couldn't load this video")
  })
})
