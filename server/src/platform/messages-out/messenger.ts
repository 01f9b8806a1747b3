/** Email as it is sent. */
export type Email = {
  to: string
  subject: string
  text: string
  html: string
  /** For the `List-Unsubscribe` header: one-click unsubscribe in mail programs. */
  unsubscribeUrl?: string | undefined
}

/** Content of an email to one person. The brand, the sender's identity and both forms, text and HTML, are added to it. */
export type Letter = {
  to: string
  /** Shown on locked screens: must not contain a code. */
  subject: string
  /** Heading of the HTML; in the text the subject takes its place. */
  title: string
  lines: readonly string[]
  /** Quoted words of somebody else. */
  quote?: string | null | undefined
  code?: string | undefined
  action?: { label: string; url: string } | undefined
  /** Small print below the action. */
  notes?: readonly string[] | undefined
  unsubscribeUrl?: string | undefined
}

/** Permanent failure by the provider's answer: a retry is useless. */
export class UndeliverableError extends Error {}

/** Sends messages: resolves on handover; rejects when it failed. */
export type Messenger = {
  sms(to: string, text: string, options?: { goodForSeconds?: number | undefined }): Promise<void>
  email(letter: Letter): Promise<void>
}
