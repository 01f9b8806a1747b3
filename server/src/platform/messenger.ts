/** Words that leave the product for one person. */
export type Email = {
  to: string
  subject: string
  text: string
  html?: string
  /** Where mail programs let people unsubscribe with one press. */
  unsubscribeUrl?: string
}

/** Resolves when the message is handed over; rejects when it could not be. */
export type Messenger = {
  sms(to: string, text: string): Promise<void>
  email(message: Email): Promise<void>
}
