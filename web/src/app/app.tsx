import { useEffect } from 'react'
import { Redirect } from './redirect.tsx'
import { startOutbox } from '#features/swipe/outbox/outbox.ts'
import { Toaster } from '#ui/toaster.tsx'
import { ConnectionBanner } from './bars/connection-banner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { Guarded } from './guard/guarded.tsx'
import { usePath } from './use-path.ts'
import { usePrefetchedScreens } from './prefetch-screens.ts'
import { NOT_FOUND, routeOf } from './routes.ts'

/** The whole signed-in app; public pages are served without it. */
export function App() {
  return (
    <ErrorBoundary path={usePath()} isLast>
      <Everything />
    </ErrorBoundary>
  )
}

function Everything() {
  usePrefetchedScreens()
  useEffect(() => void startOutbox(), [])
  return (
    <>
      <ConnectionBanner />
      <Pages />
      <Toaster />
    </>
  )
}

function Pages() {
  const path = usePath()
  const route = routeOf(path) ?? NOT_FOUND
  if (path === '/') return <Redirect to="/explore" />
  const screen = (
    <Frame bars={route.bars} path={path}>
      <route.Screen />
    </Frame>
  )
  return (
    <ErrorBoundary path={path}>
      {route.isGuarded ? <Guarded path={path}>{screen}</Guarded> : screen}
    </ErrorBoundary>
  )
}
