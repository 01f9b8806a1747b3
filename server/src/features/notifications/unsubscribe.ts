import { isSameText, keyedHash } from '#platform/security/tokens.ts'

/** Unsubscribe link of an email; works signed out, and grants nothing else. */
export function unsubscribeUrl(
  { publicUrl, key }: { publicUrl: string; key: Buffer },
  userId: string,
): string {
  return `${publicUrl}/unsubscribe/${userId}/${signatureOf(key, userId)}`
}

export const isUnsubscriber = (key: Buffer, { userId, signature }: Record<'userId' | 'signature', string>) =>
  isSameText(signature, signatureOf(key, userId))

const signatureOf = (key: Buffer, userId: string) => keyedHash(key, 'mail', userId).toString('base64url')
