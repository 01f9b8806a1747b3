import type { SessionTokens } from '#platform/security/cookies.ts'
import { hashToken, keyedHash, randomToken } from '#platform/security/tokens.ts'

const FAMILY_BYTES = 16
const FAMILY_CHARS = 22
const TOKEN = /^[\w-]{65}$/

/**
 * Refresh token: family and secret. Each successor is derived from its predecessor and our key: two tabs that rotate the same
 * token get the same pair, and an old one, however old, still names the family that it was stolen from.
 */
export const newRefreshToken = () => randomToken(FAMILY_BYTES) + randomToken(32)

export const isRefreshToken = (text: string) => TOKEN.test(text)

export const familyOf = (refresh: string) => refresh.slice(0, FAMILY_CHARS)

export const successorOf = (key: Buffer, refresh: string) =>
  familyOf(refresh) + keyedHash(key, 'refresh', refresh).toString('base64url')

/** Refresh token with its access token. */
export const pairOf = (key: Buffer, refresh: string): SessionTokens => ({
  refresh,
  access: keyedHash(key, 'access', refresh).toString('base64url'),
})

export const hashesOf = ({ access, refresh }: SessionTokens) => ({
  access: hashToken(access),
  refresh: hashToken(refresh),
  family: hashToken(familyOf(refresh)),
})
