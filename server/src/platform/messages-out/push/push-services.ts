/** Push services of known browsers; a name with a star stands for every host below it. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

/** Allowed endpoints, so that a device cannot make us call any other host. */
export type PushServices = {
  isKnown(endpoint: string): boolean
  /** Whether the operator configured it. */
  isOwn(endpoint: string): boolean
}

/** Allows the browsers' services over https at the default port, and the origins that the operator adds. */
export function createPushServices(ownOrigins: readonly string[]): PushServices {
  const isOwn = (endpoint: string) => {
    const url = URL.parse(endpoint)
    return url !== null && !hasLogin(url) && ownOrigins.includes(url.origin)
  }
  return {
    isOwn,
    isKnown(endpoint) {
      const url = URL.parse(endpoint)
      if (!url || hasLogin(url)) return false
      if (isOwn(endpoint)) return true
      return url.protocol === 'https:' && url.port === '' && KNOWN.some((host) => fits(url.hostname, host))
    },
  }
}

const hasLogin = ({ username, password }: URL) => username !== '' || password !== ''

const fits = (hostname: string, pattern: string) =>
  pattern.startsWith('*') ? hostname.endsWith(pattern.slice(1)) : hostname === pattern
