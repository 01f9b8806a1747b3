import { APP_SCREENS, isPage, type AppPath } from '@dream/contract/rules/app/pages'
import type { ComponentType, LazyExoticComponent } from 'react'
import { Explore } from '../screens/designs/explore.tsx'
import { lazyScreen } from './lazy-screen.ts'

/**
 * Bars of a screen. `none`: no bars; `sheet`: the app's sheet alone; `top`: the top bar; `deck`: also the progress line. The
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

/** Loader of a named screen from a module. */
const lazyCode =
  (bars: Bars) =>
  <N extends string>(name: N, load: () => Promise<Record<N, ComponentType>>): ScreenCode => ({
    bars,
    load: async () => (await load())[name],
  })
const alone = lazyCode('none')
const framed = lazyCode('top')
const sheet = lazyCode('sheet')
const land = framed('Land', () => import('../screens/guides/land.tsx'))

/** Loader and bars of each screen. Access is defined in the contract's table of screens. */
const SCREENS: Record<AppPath, ScreenCode> = {
  '/app-home': alone('AppHome', () => import('../screens/account/app-home.tsx')),
  '/forgot-password': alone('ForgotPassword', () => import('../screens/account/forgot-password.tsx')),
  '/verify-phone': alone('VerifyPhone', () => import('../screens/account/verify-phone.tsx')),
  '/broker-change-password': alone(
    'BrokerChangePassword',
    () => import('../screens/broker-desk/broker-change-password.tsx'),
  ),
  '/admin/*': alone('Admin', () => import('../screens/admin/admin.tsx')),
  '/profile-creation': alone('ProfileCreation', () => import('../screens/account/profile-creation.tsx')),
  '/welcome': alone('Welcome', () => import('../screens/account/welcome.tsx')),
  // Bundled with the app: nearly every visit begins here.
  '/explore': { bars: 'deck', load: async () => Explore },
  '/dreamlist': framed('Dreamlist', () => import('../screens/designs/dreamlist.tsx')),
  '/land': land,
  '/knowledge': land,
  '/videos': framed('Videos', () => import('../screens/guides/videos.tsx')),
  '/brokers': framed('Brokers', () => import('../screens/brokers/brokers.tsx')),
  '/broker/:id': framed('Broker', () => import('../screens/brokers/broker.tsx')),
  '/building-broker': framed('BuildingBroker', () => import('../screens/brokers/building-broker.tsx')),
  '/chat': framed('Chats', () => import('../screens/chat/chats.tsx')),
  '/chat/:conversationId': sheet('Chat', () => import('../screens/chat/chat.tsx')),
  '/profile': framed('Profile', () => import('../screens/account/profile.tsx')),
  '/enable-notifications': alone(
    'EnableNotifications',
    () => import('../screens/account/enable-notifications.tsx'),
  ),
  '/broker-chats': alone('BrokerChats', () => import('../screens/broker-desk/broker-chats.tsx')),
  '/broker-profile': alone('BrokerProfile', () => import('../screens/broker-desk/broker-profile.tsx')),
}

/** Routes of the app. */
export const ROUTES: readonly AppRoute[] = APP_SCREENS.map(({ path, isGuarded }) => ({
  path,
  isGuarded,
  bars: SCREENS[path].bars,
  ...lazyScreen(SCREENS[path].load),
}))

/** Fallback for any other path. */
export const NOT_FOUND: AppRoute = {
  path: '*',
  bars: 'none',
  isGuarded: false,
  ...lazyScreen(async () => (await import('../screens/not-found.tsx')).NotFound),
}

/** Route at a path, ignoring case and a trailing slash; undefined where there is none. */
export const routeOf = (path: string) => ROUTES.find((route) => isPage(path, [route.path]))
