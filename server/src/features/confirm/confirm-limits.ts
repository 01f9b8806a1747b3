/** Wrong passwords and passkeys of one account; the same count as while changing the password. */
export const TRIES = [{ count: 10, minutes: 15 }]
export const triesOf = (userId: string) => ({ kind: 'password-change', subject: userId })
