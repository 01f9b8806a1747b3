/** An email to one person. */
export type Email = {
  to: string
  subject: string
  text: string
  html?: string
  /** For the `List-Unsubscribe` header: one-click unsubscribe in mail programs. */
  unsubscribeUrl?: string
}

/** Resolves when the message is handed over; rejects when it could not be. */
export type Messenger = {
  sms(to: string, text: string): Promise<void>
  email(message: Email): Promise<void>
}
