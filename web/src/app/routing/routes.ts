import { APP_SCREENS, isPage, type AppPath } from '@dream/contract/rules/app/pages'
import type { ComponentType, LazyExoticComponent } from 'react'
import { Explore } from '../screens/designs/explore.tsx'
import { lazyScreen } from './lazy-screen.ts'

/**
 * `none`: the screen is alone; `sheet`: it has the app's sheet to itself; `top`: with the top bar; `deck`: also the progress line. The
 * bottom bar knows its paths itself.
 */
export type Bars = 'none' | 'sheet' | 'top' | 'deck'

export type AppRoute = {
  path: string
  bars: Bars
  isGuarded: boolean
  Screen: LazyExoticComponent<ComponentType>
  prefetch: () => Promise<void>
}

type ScreenCode = { bars: Bars; load: () => Promise<ComponentType> }

const alone = (load: ScreenCode['load']): ScreenCode => ({ bars: 'none', load })
const framed = (load: ScreenCode['load']): ScreenCode => ({ bars: 'top', load })
const land = framed(async () => (await import('../screens/guides/land.tsx')).Land)

/** How each screen loads, and the bars around it. Who may see it is in the contract's table of screens. */
const SCREENS: Record<AppPath, ScreenCode> = {
  '/app-home': alone(async () => (await import('../screens/account/app-home.tsx')).AppHome),
  '/forgot-password': alone(
    async () => (await import('../screens/account/forgot-password.tsx')).ForgotPassword,
  ),
  '/verify-phone': alone(async () => (await import('../screens/account/verify-phone.tsx')).VerifyPhone),
  '/broker-change-password': alone(
    async () => (await import('../screens/broker-desk/broker-change-password.tsx')).BrokerChangePassword,
  ),
  '/admin/*': alone(async () => (await import('../screens/admin/admin.tsx')).Admin),
  '/profile-creation': alone(
    async () => (await import('../screens/account/profile-creation.tsx')).ProfileCreation,
  ),
  '/welcome': alone(async () => (await import('../screens/account/welcome.tsx')).Welcome),
  // Where nearly every visit begins: its code comes with the app's.
  '/explore': { bars: 'deck', load: async () => Explore },
  '/dreamlist': framed(async () => (await import('../screens/designs/dreamlist.tsx')).Dreamlist),
  '/land': land,
  '/knowledge': land,
  '/videos': framed(async () => (await import('../screens/guides/videos.tsx')).Videos),
  '/brokers': framed(async () => (await import('../screens/brokers/brokers.tsx')).Brokers),
  '/broker/:id': framed(async () => (await import('../screens/brokers/broker.tsx')).Broker),
  '/building-broker': framed(
    async () => (await import('../screens/brokers/building-broker.tsx')).BuildingBroker,
  ),
  '/chat': framed(async () => (await import('../screens/chat/chats.tsx')).Chats),
  '/chat/:conversationId': {
    bars: 'sheet',
    load: async () => (await import('../screens/chat/chat.tsx')).Chat,
  },
  '/profile': framed(async () => (await import('../screens/account/profile.tsx')).Profile),
  '/enable-notifications': alone(
    async () => (await import('../screens/account/enable-notifications.tsx')).EnableNotifications,
  ),
  '/broker-chats': alone(async () => (await import('../screens/broker-desk/broker-chats.tsx')).BrokerChats),
  '/broker-profile': alone(
    async () => (await import('../screens/broker-desk/broker-profile.tsx')).BrokerProfile,
  ),
}

/** Every page of the app. */
export const ROUTES: readonly AppRoute[] = APP_SCREENS.map(({ path, isGuarded }) => ({
  path,
  isGuarded,
  bars: SCREENS[path].bars,
  ...lazyScreen(SCREENS[path].load),
}))

/** What any other path shows; the pattern matches all of them. */
export const NOT_FOUND: AppRoute = {
  path: '*',
  bars: 'none',
  isGuarded: false,
  ...lazyScreen(async () => (await import('../screens/not-found.tsx')).NotFound),
}

/** The page at a path, whatever its case or trailing slash; undefined where there is none. */
export const routeOf = (path: string) => ROUTES.find((route) => isPage(path, [route.path]))
