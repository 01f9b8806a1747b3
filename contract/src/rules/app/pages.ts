/** Every page's path once: read by router, server and tests. Paths are case-insensitive, a trailing slash is forgiven. */
export const PUBLIC_PAGES = [
  '/',
  '/home',
  '/about-us',
  '/contact',
  '/app',
  '/unlock-preview',
  '/privacy',
  '/terms',
] as const

/** A plan that somebody shares: public to whoever has its link, and listed nowhere (rules/designs/shared-plans). */
export const SHARED_PLAN_PAGE = '/plan/:token'
/** The same of a collection or of design DNA. */
export const SHARED_PAGE = '/shared/:token'

type Role = 'buyer' | 'broker' | 'admin'
type Screen = {
  /** `:name` stands for one segment, a final `*` for any number of them, none as well. */
  path: string
  /** Whether it needs a session (product §2.2, §2.3). */
  isGuarded: boolean
  /** Whom the guard lets in; others go to a page of their own (product §4). */
  roles: readonly Role[]
  /** Whether an app that is installed on a desktop shows it (product §2.4). */
  isOnDesktop?: true
}

/** Every screen of the app, once. The web app's `routing/routes.ts` says how each of them loads. */
export const APP_SCREENS = [
  { path: '/app-home', isGuarded: false, roles: ['buyer', 'broker', 'admin'], isOnDesktop: true },
  { path: '/verify-phone', isGuarded: false, roles: ['buyer', 'broker'] },
  { path: '/forgot-password', isGuarded: false, roles: ['buyer', 'broker', 'admin'] },
  { path: '/broker-change-password', isGuarded: false, roles: ['broker'], isOnDesktop: true },
  { path: '/admin/*', isGuarded: false, roles: ['admin'], isOnDesktop: true },
  { path: '/explore', isGuarded: true, roles: ['buyer'], isOnDesktop: true },
  { path: '/dreamlist', isGuarded: true, roles: ['buyer'] },
  { path: '/knowledge', isGuarded: true, roles: ['buyer'] },
  { path: '/land', isGuarded: true, roles: ['buyer'] },
  { path: '/videos', isGuarded: true, roles: ['buyer'] },
  { path: '/enable-notifications', isGuarded: true, roles: ['buyer', 'broker', 'admin'], isOnDesktop: true },
  { path: '/brokers', isGuarded: true, roles: ['buyer'] },
  { path: '/profile-creation', isGuarded: true, roles: ['buyer'] },
  { path: '/profile', isGuarded: true, roles: ['buyer'] },
  { path: '/building-broker', isGuarded: true, roles: ['buyer'] },
  { path: '/broker/:id', isGuarded: true, roles: ['buyer'] },
  { path: '/chat', isGuarded: true, roles: ['buyer'] },
  { path: '/chat/:conversationId', isGuarded: true, roles: ['buyer'] },
  { path: '/broker-chats', isGuarded: true, roles: ['broker'], isOnDesktop: true },
  { path: '/broker-profile', isGuarded: true, roles: ['broker'], isOnDesktop: true },
  { path: '/welcome', isGuarded: true, roles: ['buyer'] },
] as const satisfies readonly Screen[]
export type AppPath = (typeof APP_SCREENS)[number]['path']

const pathsWhere = (isWanted: (screen: Screen) => boolean) =>
  APP_SCREENS.filter((screen) => isWanted(screen)).map(({ path }) => path)

export const APP_PAGES = pathsWhere(() => true)
export const GUARDED_PAGES = pathsWhere(({ isGuarded }) => isGuarded)
export const DESKTOP_PAGES = pathsWhere(({ isOnDesktop }) => isOnDesktop === true)

/** The pages that the guard lets a role into. */
export const pagesFor = (role: Role) => pathsWhere(({ roles }) => roles.includes(role))

/** Lower case, without a trailing slash: the form in which paths are compared. */
export function normalPath(path: string): string {
  let end = path.length
  // A pattern would look at each of thousands of slashes in the middle again and again.
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end).toLowerCase()
}

/** Whether a path is one of `pages`: `:name` matches anything but a slash, a final `*` whatever follows. */
export function isPage(path: string, pages: readonly string[]): boolean {
  const segments = normalPath(path).split('/')
  return pages.some((page) => {
    const pattern = page.split('/')
    const isOpen = pattern.at(-1) === '*'
    if (isOpen) pattern.pop()
    return (
      (isOpen ? pattern.length <= segments.length : pattern.length === segments.length) &&
      pattern.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
    )
  })
}
