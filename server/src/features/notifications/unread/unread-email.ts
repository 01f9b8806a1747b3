import { BRAND } from '@dream/contract/rules/app/brand'
import type { Email } from '#platform/messages-out/messenger.ts'
import { escapeHtml } from '#platform/http/escape-html.ts'
import { pathOfConversation } from '../push/compose-push.ts'
import { eventText, messagePreview, newMessagesText } from './unread-text.ts'
import type { Unread } from './unread.store.ts'

type Recipient = { to: string; name: string; showsWords: boolean; publicUrl: string; unsubscribeUrl: string }

/** The email about unread messages: with the first line of the newest one only when the person wants that. */
export function unreadEmail(unread: Unread, recipient: Recipient): Email {
  const { to, name, showsWords, publicUrl } = recipient
  const other = oneLine(unread.other_name)
  const event = unread.unread === 0 ? eventText(unread) : null
  const line = showsWords && !event ? messagePreview(unread) : null
  const sent = event ?? `${other} sent you ${newMessagesText(unread.unread)}`
  const content = {
    greeting: `Hello ${oneLine(name).split(' ')[0]},`,
    summary: event ?? `${sent} and may be waiting for a reply.`,
    line,
    link: publicUrl + pathOfConversation(unread),
    unsubscribe: recipient.unsubscribeUrl,
  }
  return {
    to,
    subject: line ? `${other}: ${oneLine(line)}` : oneLine(sent),
    text: textOf(content),
    html: htmlOf(content),
    unsubscribeUrl: recipient.unsubscribeUrl,
  }
}

type EmailContent = {
  greeting: string
  summary: string
  line: string | null
  link: string
  unsubscribe: string
}

const APP_HINT = `Or open ${BRAND.name} from your home screen: the conversation is there too.`
const WHY = "You get one email when messages have waited two hours, and no more until you've read them."

function textOf({ greeting, summary, line, link, unsubscribe }: EmailContent): string {
  const quote = line ? ['', `"${line}"`] : []
  return [
    greeting,
    '',
    summary,
    ...quote,
    '',
    `Read and reply: ${link}`,
    APP_HINT,
    '',
    WHY,
    `Unsubscribe: ${unsubscribe}`,
  ].join('\n')
}

/** Mail programs read styles on elements only. The colours are those of the product in light. */
function htmlOf({ greeting, summary, line, link, unsubscribe }: EmailContent): string {
  const quote = line
    ? `<p style="margin:0 0 20px;padding:12px 16px;border-radius:12px;background:#f4e8d8">${escapeHtml(line)}</p>`
    : ''
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND.name}</title></head>
<body style="margin:0;padding:24px 16px;background:#faf8f4;color:#0b2526;font:16px/1.5 -apple-system,Segoe UI,Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;border-radius:20px;background:#ffffff">
<p style="margin:0 0 20px;font-weight:700">${BRAND.name}</p>
<p style="margin:0 0 12px">${escapeHtml(greeting)}</p>
<p style="margin:0 0 20px">${escapeHtml(summary)}</p>
${quote}<p style="margin:0 0 20px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:14px 24px;border-radius:26px;background:#43e2e1;color:#0b2526;font-weight:700;text-decoration:none">Read and reply</a></p>
<p style="margin:0 0 20px;color:#4a5f60;font-size:14px">${APP_HINT}</p>
<p style="margin:0;color:#4a5f60;font-size:13px">${WHY} <a href="${escapeHtml(unsubscribe)}" style="color:#0f5f60">Unsubscribe</a></p>
</div>
</body>
</html>
`
}

/** Names are typed by people: no line of theirs becomes a header. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
