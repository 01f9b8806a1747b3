import { createTransport } from 'nodemailer'
import type { Email } from './messenger.ts'

const TIMEOUT_MS = 10_000

/** Sends emails through the server of an smtp:// or smtps:// URL; its `from` query names the sender. */
export function createSmtp(
  smtpUrl: string,
  { publicUrl, requiresTls }: { publicUrl: string; requiresTls: boolean },
): (email: Email) => Promise<void> {
  const url = new URL(smtpUrl)
  const from = url.searchParams.get('from') ?? `no-reply@${new URL(publicUrl).hostname}`
  const isSecure = url.protocol === 'smtps:'
  const transport = createTransport({
    host: url.hostname,
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    secure: isSecure,
    // Without it a server, or a man in the middle, may decline to encrypt, and codes could be read on the way.
    requireTLS: requiresTls && !isSecure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Nothing in a message may make the sender read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ unsubscribeUrl, ...message }: Email) => {
    const headers = unsubscribeUrl && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    await transport.sendMail({ from, ...message, ...(headers && { headers }) })
  }
}
