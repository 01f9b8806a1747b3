import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, onTestFinished } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { aProfile } from '#testing/land.ts'
import { renderApp } from '#testing/render.tsx'
import { startTasteQueue } from '../queue/taste-queue.ts'
import { QuestionsSheet } from './questions-sheet.tsx'

afterEach(() => clearSession())

function Opened(props: { isAgain?: boolean }) {
  const [isOpen, setOpen] = useState(true)
  const [isAgain, setAgain] = useState(props.isAgain ?? false)
  function askAgain() {
    setAgain(true)
    setOpen(true)
  }
  return (
    <>
      <button type="button" onClick={askAgain}>
        Ask again
      </button>
      <QuestionsSheet isOpen={isOpen} onClose={() => setOpen(false)} isAgain={isAgain} />
    </>
  )
}

function open(answers: object, props: { isAgain?: boolean } = {}) {
  const saved: unknown[] = []
  fakeApi({
    'GET /api/profile': () => ({ body: { ...aProfile(), storeys: null, ...answers } }),
    'PUT /api/profile': ({ body }) => {
      saved.push(body)
      return { body: { ...aProfile(), storeys: null, ...answers } }
    },
  })
  const app = renderApp(<Opened {...props} />)
  onTestFinished(startTasteQueue(() => {}))
  return { ...app, saved }
}

it('asks three unanswered questions, one picture after the other, and saves each answer', async () => {
  const { person, saved } = open({})

  await person.click(await screen.findByRole('button', { name: 'Two rooms' }))
  await person.click(await screen.findByRole('button', { name: 'With a pantry behind' }))
  await person.click(await screen.findByRole('button', { name: 'Not sure' }))

  await screen.findByRole('heading', { name: 'Thank you' })
  await waitFor(() =>
    expect(saved).toEqual([{ secondLiving: 'two' }, { kitchen: 'pantry' }, { suite: 'unsure' }]),
  )
})

it('leaves out answered questions, also those answered by a must-have', async () => {
  const { person } = open({ living: 'unsure', mustHaves: ['master:front', 'living:second', 'room:study'] })

  await person.click(await screen.findByRole('button', { name: 'All in one room' }))
  await person.click(await screen.findByRole('button', { name: 'Two' }))

  await screen.findByRole('heading', { name: 'Thank you' })
})

it('asks all again when answers are edited, and shows the previous ones', async () => {
  open({ secondLiving: 'one', kitchen: 'open', suite: 'rear', storeys: '1' }, { isAgain: true })

  const chosen = await screen.findByRole('button', { pressed: true })

  expect(chosen.textContent).toBe('One big room')
  screen.getByText('1 of 6')
})

it('asks the remaining questions when it is reopened while still closing', async () => {
  const { person } = open({
    secondLiving: 'one',
    kitchen: 'open',
    suite: 'rear',
    study: 'room',
    living: 'rear',
  })
  await person.click(await screen.findByRole('button', { name: 'Two' }))
  await screen.findByRole('heading', { name: 'Thank you' })

  await person.click(screen.getByRole('button', { name: 'Back to the deck' }))
  await person.click(screen.getByRole('button', { name: 'Ask again' }))

  expect(screen.queryByRole('heading', { name: 'Thank you' })).toBeNull()
  await screen.findByRole('heading', { name: 'One place to sit together, or two?' })
})
