import type { User } from '@dream/contract/api/user'
import { render, type RenderResult } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { queryClient } from '#lib/query.ts'
import { resetSession } from '#lib/session.ts'
import { aUser } from './people.ts'
import { Toaster } from '#ui/toaster.tsx'

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
  const location = memoryLocation({ path, record: true })
  const person = userEvent.setup()
  const screen: RenderResult = render(
    <>
      <Router hook={location.hook} searchHook={location.searchHook}>
        {ui}
      </Router>
      <Toaster />
    </>,
  )
  return { ...screen, person, path: () => location.history.at(-1), history: location.history }
}
