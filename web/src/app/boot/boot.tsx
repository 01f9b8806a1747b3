import { APP_PAGES, isPage } from '@dream/contract/rules/pages'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { openPage } from '#lib/page.ts'
import { rememberedUser, useSession } from '#lib/session.ts'
import { tab } from '#lib/storage.ts'
import { useGate } from '../device-gate/use-gate.ts'
import { routeOf } from '../routes.ts'
import { bootRedirect } from './destination.ts'

const BOOTED = 'app_booted'

const isColdStart = () => tab.get(BOOTED) === null && isPage(location.pathname, APP_PAGES)

/** Holds the app back on a cold start, under the splash, until it is known who it is and where they belong (spec §2.4, §4). */
export function Boot({ children }: { children: ReactNode }) {
  const { state, user } = useSession()
  const [isUnderWay, setUnderWay] = useState(isColdStart)
  // A device that may not even log in has nowhere to be directed to.
  const isHeld = useGate('/app-home') === null && isUnderWay
  const isKnown = isHeld && state !== 'loading'
  const to = isKnown ? redirectFor(user) : null
  if (isKnown && to === null) setUnderWay(false)

  useEffect(() => {
    // The code of the screen that will most likely follow comes while the server says who it is.
    if (isHeld) void routeOf(redirectFor(rememberedUser()) ?? location.pathname)?.prefetch()
  }, [isHeld])
  useLayoutEffect(() => {
    if (isHeld && to === null) return
    tab.set(BOOTED, 'true')
    if (to !== null) openPage(to)
    else document.documentElement.removeAttribute('data-booting')
  }, [isHeld, to])
  return isHeld ? null : children
}

const redirectFor = (user: Parameters<typeof bootRedirect>[0]) =>
  bootRedirect(user, location.pathname, location.search)
