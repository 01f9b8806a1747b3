import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { videoElement, reach } from '#testing/video-element.ts'
import { button, Hub } from '#testing/learning-hub.tsx'
import { renderApp } from '#testing/render.tsx'
import { anExercise, aVideo } from '#testing/videos.ts'

const QUESTION = 'Which of these two blocks has the wider frontage?'
let asked: string[] = []

beforeEach(() => {
  asked = []
  fakeApi({
    'GET /api/videos': () => ({
      body: { items: [aVideo({ title: 'Reading a frontage', exercise: anExercise() }), aVideo({}, 2)] },
    }),
    'GET /api/videos/favorites': () => ({ body: { items: [] } }),
    'PUT /api/videos/progress': ({ body }) => {
      asked.push(JSON.stringify(body))
      return { status: 204 }
    },
  })
})
afterEach(() => clearSession())

/** Plays the lesson to its last frame. */
async function atItsEnd() {
  const app = renderApp(<Hub />)
  await app.person.click(await screen.findByRole('button', { name: /Reading a frontage/ }))
  reach(24)
  return app
}
const stored = () => Object.keys(localStorage).map((key) => [key, localStorage.getItem(key)])
const card = () => screen.queryByRole('region', { name: QUESTION })
const choice = (name: RegExp) => screen.getByRole('button', { name })

describe('the exercise of a lesson', () => {
  it('appears over the last frame, and describes both drawings', async () => {
    await atItsEnd()
    reach(23.9)
    expect(card()).toBeNull()

    reach(24)

    expect(card()).not.toBeNull()
    expect(choice(/^A: a block 10.5 m/).getAttribute('aria-pressed')).toBe('false')
    expect(screen.getAllByText(/A: a block 10.5 m.*B: a block 14.5 m/).map(({ role }) => role)).toContain(
      'status',
    )
  })

  it.each([
    [/^B:/, 'Yes. B is 14.5 m wide along the street, A only 10.5 m.'],
    [/^A:/, 'Not quite. B is 14.5 m wide along the street, A only 10.5 m.'],
  ])('answers a press on %s with the measured reason', async (name, words) => {
    const { person } = await atItsEnd()

    await person.click(choice(name))

    screen.getByRole('heading', { name: words })
    expect(choice(name).getAttribute('aria-pressed')).toBe('true')
    expect(choice(/^B:/).dataset['answer']).toBe('')
    expect(choice(/^A:/).dataset['answer']).toBeUndefined()
  })

  it('is answered by the keys a and b', async () => {
    const { person } = await atItsEnd()

    await person.keyboard('b')

    screen.getByRole('heading', { name: /^Yes/ })
  })

  it('stays after the end until it is closed, then the next lesson is offered', async () => {
    const { person } = await atItsEnd()
    fireEvent.ended(videoElement())
    expect(screen.queryByRole('button', { name: 'Next Lesson 2' })).toBeNull()

    await person.click(button('Skip'))

    expect(card()).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
    button('Next Lesson 2')
  })

  it('starts again when the video is watched again', async () => {
    const { person } = await atItsEnd()
    await person.click(choice(/^A:/))
    await person.click(button('Go on'))
    reach(3)

    reach(25)

    screen.getByRole('heading', { name: QUESTION })
  })

  it('stores no answer: only the position in the video is stored', async () => {
    const { person, unmount } = await atItsEnd()
    const before = stored()

    await person.click(choice(/^A:/))

    expect(stored()).toEqual(before)
    unmount()
    expect(asked.join(' ')).not.toMatch(/answer|chosen|exercise/)
  })
})

it('the transcript ends with the exercise, at its time', async () => {
  const { person } = await atItsEnd()
  await person.click(button('Skip'))
  reach(3)

  await person.click(screen.getByRole('button', { name: /0:24 Which of these two blocks.*B: a block/ }))

  expect(videoElement().currentTime).toBe(24)
})
