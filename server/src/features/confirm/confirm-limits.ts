/** Rate limit of wrong passwords and passkeys of one account, in one count with changing the password. */
export const TRIES = [{ count: 10, minutes: 15 }]
export const triesOf = (userId: string) => ({ kind: 'password-change', subject: userId })
