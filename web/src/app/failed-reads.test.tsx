import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fail, fakeApi, noServer } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { App } from './app.tsx'

test.each([
  ['a broken server', () => fail(500, 'internal')],
  ['a server that is away', noServer],
] as const)('progress is requested once from %s, for the bars and for a later screen', async (_, failing) => {
  const { count } = fakeApi({
    'GET /api/user-progress': failing,
    'GET /api/chat/status': failing,
  })

  renderApp(<App />, { path: '/land' })
  await screen.findByText("Couldn't load this page")
  await act(async () => {})

  expect([count('GET /api/user-progress'), count('GET /api/chat/status')]).toEqual([1, 1])
})
