/** Every page's path once: read by router, server and tests. Paths are case-insensitive, a trailing slash is forgiven. */
export const PUBLIC_PAGES = ['/', '/home', '/about-us', '/contact', '/app', '/unlock-preview'] as const

/** App pages outside the auth guard (spec §2.2). */
export const OPEN_PAGES = [
  '/app-home',
  '/verify-phone',
  '/forgot-password',
  '/broker-change-password',
  '/admin',
] as const

/** App pages inside the auth guard (spec §2.3). */
export const GUARDED_PAGES = [
  '/explore',
  '/dreamlist',
  '/knowledge',
  '/land',
  '/videos',
  '/enable-notifications',
  '/brokers',
  '/profile-creation',
  '/profile',
  '/building-broker',
  '/broker/:id',
  '/chat',
  '/chat/:conversationId',
  '/broker-chats',
  '/broker-profile',
  '/welcome',
] as const

export const APP_PAGES = [...OPEN_PAGES, ...GUARDED_PAGES] as const

/** Lower case, without a trailing slash: the form in which paths are compared. */
export function normalPath(path: string): string {
  let end = path.length
  // A pattern would look at each of thousands of slashes in the middle again and again.
  while (end > 1 && path[end - 1] === '/') end -= 1
  return path.slice(0, end).toLowerCase()
}

/** Whether a path is one of `pages`, whose `:name` segments match anything but a slash. */
export function isPage(path: string, pages: readonly string[]): boolean {
  const segments = normalPath(path).split('/')
  return pages.some((page) => {
    const pattern = page.split('/')
    return (
      pattern.length === segments.length &&
      pattern.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]))
    )
  })
}
