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

const land: ScreenCode = {
  bars: 'top',
  load: () => import('../screens/guides/land.tsx').then((all) => all.Land),
}
const coming: ScreenCode = {
  bars: 'none',
  load: () => import('../screens/coming.tsx').then((all) => all.Coming),
}

/** How each screen loads, and the bars around it. Who may see it is in the contract's table of screens. */
const SCREENS: Record<AppPath, ScreenCode> = {
  '/app-home': {
    bars: 'none',
    load: () => import('../screens/account/app-home.tsx').then((all) => all.AppHome),
  },
  '/forgot-password': {
    bars: 'none',
    load: () => import('../screens/account/forgot-password.tsx').then((all) => all.ForgotPassword),
  },
  '/verify-phone': {
    bars: 'none',
    load: () => import('../screens/account/verify-phone.tsx').then((all) => all.VerifyPhone),
  },
  '/broker-change-password': {
    bars: 'none',
    load: () =>
      import('../screens/broker-desk/broker-change-password.tsx').then((all) => all.BrokerChangePassword),
  },
  '/admin': coming,
  '/profile-creation': {
    bars: 'none',
    load: () => import('../screens/account/profile-creation.tsx').then((all) => all.ProfileCreation),
  },
  '/welcome': coming,
  // Where nearly every visit begins: its code comes with the app's.
  '/explore': {
    bars: 'deck',
    load: () => Promise.resolve(Explore),
  },
  '/dreamlist': {
    bars: 'top',
    load: () => import('../screens/designs/dreamlist.tsx').then((all) => all.Dreamlist),
  },
  '/land': land,
  '/knowledge': land,
  '/videos': { bars: 'top', load: () => import('../screens/guides/videos.tsx').then((all) => all.Videos) },
  '/brokers': {
    bars: 'top',
    load: () => import('../screens/brokers/brokers.tsx').then((all) => all.Brokers),
  },
  '/broker/:id': {
    bars: 'top',
    load: () => import('../screens/brokers/broker.tsx').then((all) => all.Broker),
  },
  '/building-broker': {
    bars: 'top',
    load: () => import('../screens/brokers/building-broker.tsx').then((all) => all.BuildingBroker),
  },
  '/chat': { bars: 'top', load: () => import('../screens/chat/chats.tsx').then((all) => all.Chats) },
  '/chat/:conversationId': {
    bars: 'sheet',
    load: () => import('../screens/chat/chat.tsx').then((all) => all.Chat),
  },
  '/profile': {
    bars: 'top',
    load: () => import('../screens/account/profile.tsx').then((all) => all.Profile),
  },
  '/enable-notifications': {
    bars: 'none',
    load: () => import('../screens/account/enable-notifications.tsx').then((all) => all.EnableNotifications),
  },
  '/broker-chats': {
    bars: 'none',
    load: () => import('../screens/broker-desk/broker-chats.tsx').then((all) => all.BrokerChats),
  },
  '/broker-profile': {
    bars: 'none',
    load: () => import('../screens/broker-desk/broker-profile.tsx').then((all) => all.BrokerProfile),
  },
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
  ...lazyScreen(() => import('../screens/not-found.tsx').then((all) => all.NotFound)),
}

/** The page at a path, whatever its case or trailing slash; undefined where there is none. */
export const routeOf = (path: string) => ROUTES.find((route) => isPage(path, [route.path]))
