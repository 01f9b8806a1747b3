import { isSameText, keyedHash } from '#platform/tokens.ts'

/** Where a mail's reader switches such mails off, signed in or not. It opens nothing else. */
export function unsubscribeUrl(
  { publicUrl, key }: { publicUrl: string; key: Buffer },
  userId: string,
): string {
  return `${publicUrl}/unsubscribe/${userId}/${signatureOf(key, userId)}`
}

export const isUnsubscriber = (key: Buffer, { userId, signature }: Record<'userId' | 'signature', string>) =>
  isSameText(signature, signatureOf(key, userId))

const signatureOf = (key: Buffer, userId: string) => keyedHash(key, 'mail', userId).toString('base64url')
