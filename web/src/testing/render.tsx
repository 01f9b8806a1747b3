import type { User } from '@dream/contract/api/account/user'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { followLinks } from '#lib/navigation/navigation.ts'
import { queryClient } from '#lib/api/query.ts'
import { resetSession } from '#lib/session/session.ts'
import { aUser } from './people.ts'
import { Toaster } from '#ui/overlays/toaster.tsx'

export { aUser }

type Options = {
  /** Where the person is. */
  path?: string
  /** Who they are; null is signed out. */
  user?: User | null
}

/** Renders as the app does: routes, answers, messages. Gives the visited paths and a person's hands. */
export function renderApp(ui: ReactNode, { path = '/explore', user = aUser() }: Options = {}) {
  queryClient.clear()
  resetSession(user ? { state: 'signed-in', user } : { state: 'signed-out', user: null })
  const visited = visitedFrom(path)
  const person = userEvent.setup()
  const screen: RenderResult = render(
    <>
      {ui}
      <Toaster />
    </>,
  )
  return { ...screen, person, path: () => visited.at(-1), history: visited }
}

/** Starts at a page with links that lead on; gives the pages in the order in which they were entered. */
function visitedFrom(path: string): string[] {
  history.replaceState(null, '', path)
  const visited = [path]
  const { pushState, replaceState } = history
  const here = () => location.pathname + location.search
  history.pushState = (...to) => {
    pushState.apply(history, to)
    visited.push(here())
  }
  history.replaceState = (...to) => {
    replaceState.apply(history, to)
    visited.splice(-1, 1, here())
  }
  const stop = followLinks()
  onTestFinished(() => {
    stop()
    history.pushState = pushState
    history.replaceState = replaceState
  })
  return visited
}
