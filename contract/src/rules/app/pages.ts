/** Paths of all pages, shared by router, server and tests. They are case-insensitive, and a trailing slash is ignored. */
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

/** Page of a shared plan: public to everybody who has its link, and listed nowhere (rules/designs/shared-plans). */
export const SHARED_PLAN_PAGE = '/plan/:token'
/** Page of a shared collection or of design DNA, likewise. */
export const SHARED_PAGE = '/shared/:token'

type Role = 'buyer' | 'broker' | 'admin'
type Screen = {
  /** Path pattern: `:name` stands for one segment, a final `*` for any number of them, also none. */
  path: string
  /** Whether it needs a session (product §2.2, §2.3). */
  isGuarded: boolean
  /** Roles that the guard admits; others are redirected to a page of their own (product §4). */
  roles: readonly Role[]
  /** Whether an app that is installed on a desktop shows it (product §2.4). */
  isOnDesktop?: true
}

/** Screens of the app. The web app's `routing/routes.ts` defines how each of them loads. */
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

/** Pages to which the guard admits a role. */
export const pagesFor = (role: Role) => pathsWhere(({ roles }) => roles.includes(role))

/** Normalises a path for comparison: lower case, without a trailing slash. */
export function normalPath(path: string): string {
  let end = path.length
  // Loop instead of a pattern, which would be quadratic on thousands of slashes in the middle.
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end).toLowerCase()
}

/** Whether a path is one of `pages`: `:name` matches anything but a slash, a final `*` everything behind it. */
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
