import { APP_PAGES, isPage } from '@dream/contract/rules/app/pages'
import { useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { openPage } from '#lib/navigation/page.ts'
import { rememberedUser, useSession } from '#lib/session/session.ts'
import { settings } from '#lib/session/settings.ts'
import { tab } from '#lib/storage/storage.ts'
import { useGate } from '../device-gate/use-gate.ts'
import { routeOf } from '../routing/routes.ts'
import { bootRedirect } from './destination.ts'

/** Storage keys given by the specification (product §9). */
const BOOTED = 'app_booted'
const BOOT_BUILD = 'boot_build_id'

const isColdStart = () => tab.get(BOOTED) === null && isPage(location.pathname, APP_PAGES)

/** Holds the app back on a cold start, under the splash, until the session and its destination are known (product §2.4, §4). */
export function Boot({ children }: { children: ReactNode }) {
  const { state, user } = useSession()
  const [isBooting, setBooting] = useState(isColdStart)
  // A device that the gate keeps from the login needs no redirect.
  const isWaiting = useGate('/app-home') === null && isBooting
  const isKnown = isWaiting && state !== 'loading'
  const to = isKnown ? redirectFor(user) : null
  if (isKnown && to === null) setBooting(false)

  useLayoutEffect(() => tab.set(BOOT_BUILD, settings().buildId), [])
  useEffect(() => {
    // Prefetch the most likely screen while the session loads.
    if (isWaiting) void routeOf(redirectFor(rememberedUser()) ?? location.pathname)?.prefetch()
  }, [isWaiting])
  useLayoutEffect(() => {
    if (isWaiting && to === null) return
    tab.set(BOOTED, 'true')
    if (to !== null) openPage(to)
    else document.documentElement.removeAttribute('data-booting')
  }, [isWaiting, to])
  return isWaiting ? null : children
}

const redirectFor = (user: Parameters<typeof bootRedirect>[0]) =>
  bootRedirect(user, location.pathname, location.search)
