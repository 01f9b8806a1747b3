import { GUARDED_PAGES, isPage } from '@dream/contract/rules/pages'
import type { ComponentType, LazyExoticComponent } from 'react'
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

const LOADS = {
  appHome: () => import('./screens/app-home.tsx').then((all) => all.AppHome),
  forgotPassword: () => import('./screens/forgot-password.tsx').then((all) => all.ForgotPassword),
  verifyPhone: () => import('./screens/verify-phone.tsx').then((all) => all.VerifyPhone),
  profileCreation: () => import('./screens/profile-creation.tsx').then((all) => all.ProfileCreation),
  explore: () => import('./screens/explore.tsx').then((all) => all.Explore),
  dreamlist: () => import('./screens/dreamlist.tsx').then((all) => all.Dreamlist),
  profile: () => import('./screens/profile.tsx').then((all) => all.Profile),
  land: () => import('./screens/land.tsx').then((all) => all.Land),
  videos: () => import('./screens/videos.tsx').then((all) => all.Videos),
  brokers: () => import('./screens/brokers.tsx').then((all) => all.Brokers),
  broker: () => import('./screens/broker.tsx').then((all) => all.Broker),
  buildingBroker: () => import('./screens/building-broker.tsx').then((all) => all.BuildingBroker),
  chats: () => import('./screens/chats.tsx').then((all) => all.Chats),
  chat: () => import('./screens/chat.tsx').then((all) => all.Chat),
  brokerChats: () => import('./screens/broker-chats.tsx').then((all) => all.BrokerChats),
  brokerProfile: () => import('./screens/broker-profile.tsx').then((all) => all.BrokerProfile),
  brokerChangePassword: () =>
    import('./screens/broker-change-password.tsx').then((all) => all.BrokerChangePassword),
  enableNotifications: () =>
    import('./screens/enable-notifications.tsx').then((all) => all.EnableNotifications),
  coming: () => import('./screens/coming.tsx').then((all) => all.Coming),
} satisfies Record<string, () => Promise<ComponentType>>

const SCREENS: readonly (readonly [path: string, load: keyof typeof LOADS, bars: Bars])[] = [
  ['/app-home', 'appHome', 'none'],
  ['/forgot-password', 'forgotPassword', 'none'],
  ['/verify-phone', 'verifyPhone', 'none'],
  ['/broker-change-password', 'brokerChangePassword', 'none'],
  ['/admin', 'coming', 'none'],
  ['/profile-creation', 'profileCreation', 'none'],
  ['/welcome', 'coming', 'none'],
  ['/explore', 'explore', 'deck'],
  ['/dreamlist', 'dreamlist', 'top'],
  ['/land', 'land', 'top'],
  ['/knowledge', 'land', 'top'],
  ['/videos', 'videos', 'top'],
  ['/brokers', 'brokers', 'top'],
  ['/broker/:id', 'broker', 'top'],
  ['/building-broker', 'buildingBroker', 'top'],
  ['/chat', 'chats', 'top'],
  ['/chat/:conversationId', 'chat', 'sheet'],
  ['/profile', 'profile', 'top'],
  ['/enable-notifications', 'enableNotifications', 'none'],
  ['/broker-chats', 'brokerChats', 'none'],
  ['/broker-profile', 'brokerProfile', 'none'],
]

/** Every page of the app. */
export const ROUTES: readonly AppRoute[] = SCREENS.map(([path, load, bars]) => ({
  path,
  bars,
  isGuarded: isPage(path, GUARDED_PAGES),
  ...lazyScreen(LOADS[load]),
}))

/** What any other path shows; the pattern matches all of them. */
export const NOT_FOUND: AppRoute = {
  path: '*',
  bars: 'none',
  isGuarded: false,
  ...lazyScreen(() => import('./screens/not-found.tsx').then((all) => all.NotFound)),
}

/** The page at a path, whatever its case or trailing slash; undefined where there is none. */
export const routeOf = (path: string) => ROUTES.find((route) => isPage(path, [route.path]))
