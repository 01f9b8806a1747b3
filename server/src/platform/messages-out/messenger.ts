/** An email as it is sent. */
export type Email = {
  to: string
  subject: string
  text: string
  html: string
  /** For the `List-Unsubscribe` header: one-click unsubscribe in mail programs. */
  unsubscribeUrl?: string | undefined
}

/** What an email says to one person. The brand, the sender's identity and both forms, text and HTML, are added to it. */
export type Letter = {
  to: string
  /** Shows on locked screens: no code stands in it. */
  subject: string
  /** The heading of the HTML; in the text the subject says the same. */
  title: string
  lines: readonly string[]
  /** Somebody else's words. */
  quote?: string | null | undefined
  code?: string | undefined
  action?: { label: string; url: string } | undefined
  /** Below the action, smaller. */
  notes?: readonly string[] | undefined
  unsubscribeUrl?: string | undefined
}

/** The provider has said that this can never arrive: another try changes nothing. */
export class UndeliverableError extends Error {}

/** Resolves when the message is handed over; rejects when it could not be. */
export type Messenger = {
  sms(to: string, text: string, options?: { goodForSeconds?: number | undefined }): Promise<void>
  email(letter: Letter): Promise<void>
}
