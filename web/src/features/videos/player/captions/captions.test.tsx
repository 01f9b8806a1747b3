import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { captionsArrive, videoElement, loadCaptions, reach } from '#testing/video-element.ts'
import { button, fakeVideos, watching } from '#testing/learning-hub.tsx'

const CAPTIONS = [
  { startTime: 0, endTime: 9, text: 'Frontage is the width.' },
  { startTime: 9, endTime: 30, text: 'A wide rear keeps it together.' },
]

beforeEach(() => fakeVideos())
afterEach(() => clearSession())

describe('captions', () => {
  it('are shown when switched on, and still on the next time', async () => {
    loadCaptions(CAPTIONS)
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

  it('give the paragraphs of the transcript their times: a press seeks there', async () => {
    loadCaptions(CAPTIONS)
    const { person } = await watching()
    captionsArrive()

    await person.click(screen.getByRole('button', { name: /0:09 A wide rear keeps the kitchen/ }))

    expect(videoElement().currentTime).toBe(9)
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
