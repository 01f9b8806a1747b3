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
  /** Initial path. */
  path?: string
  /** Signed-in user; null is signed out. */
  user?: User | null
}

/** Renders like the app: routes, answers, toasts. Returns the visited paths and a `person` for user events. */
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

/** Starts at a page with links in the app; returns the visited paths in order. */
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
