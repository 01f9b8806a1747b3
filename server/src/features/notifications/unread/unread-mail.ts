import { BRAND } from '@dream/contract/rules/brand'
import type { Email } from '#platform/messenger.ts'
import { pathOfConversation } from '../push/compose-push.ts'
import { lineOfMessage, messagesWord } from './unread-words.ts'
import type { Unread } from './unread.store.ts'

type Wish = { to: string; name: string; showsWords: boolean; publicUrl: string; unsubscribeUrl: string }

/** Tells of unread messages, without their words but for one line, where the person wants that. */
export function unreadMail(unread: Unread, wish: Wish): Email {
  const { to, name, showsWords, publicUrl } = wish
  const other = oneLine(unread.other_name)
  const line = showsWords ? lineOfMessage(unread) : null
  const facts = {
    greeting: `Hello ${oneLine(name).split(' ')[0]},`,
    news: `${other} sent you ${messagesWord(unread.unread)} and may be waiting for an answer.`,
    line,
    link: publicUrl + pathOfConversation(unread),
    unsubscribe: wish.unsubscribeUrl,
  }
  return {
    to,
    subject: line ? `${other}: ${oneLine(line)}` : `${other} sent you ${messagesWord(unread.unread)}`,
    text: textOf(facts),
    html: htmlOf(facts),
    unsubscribeUrl: wish.unsubscribeUrl,
  }
}

type Facts = { greeting: string; news: string; line: string | null; link: string; unsubscribe: string }

const APP_HINT = `Or open ${BRAND.name} from your home screen: the conversation is there too.`
const WHY = 'You get one mail when messages wait for two hours, and no other until you have read them.'

function textOf({ greeting, news, line, link, unsubscribe }: Facts): string {
  const quote = line ? ['', `"${line}"`] : []
  return [
    greeting,
    '',
    news,
    ...quote,
    '',
    `Read and answer: ${link}`,
    APP_HINT,
    '',
    WHY,
    `No more of these: ${unsubscribe}`,
  ].join('\n')
}

/** Mail programs read styles on elements only. The colours are those of the product in light. */
function htmlOf({ greeting, news, line, link, unsubscribe }: Facts): string {
  const quote = line
    ? `<p style="margin:0 0 20px;padding:12px 16px;border-radius:12px;background:#f4e8d8">${escaped(line)}</p>`
    : ''
  return `<!doctype html>
<html lang="en-AU">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${BRAND.name}</title></head>
<body style="margin:0;padding:24px 16px;background:#faf8f4;color:#0b2526;font:16px/1.5 -apple-system,Segoe UI,Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto;padding:28px 24px;border-radius:20px;background:#ffffff">
<p style="margin:0 0 20px;font-weight:700">${BRAND.name}</p>
<p style="margin:0 0 12px">${escaped(greeting)}</p>
<p style="margin:0 0 20px">${escaped(news)}</p>
${quote}<p style="margin:0 0 20px"><a href="${escaped(link)}" style="display:inline-block;padding:14px 24px;border-radius:26px;background:#43e2e1;color:#0b2526;font-weight:700;text-decoration:none">Read and answer</a></p>
<p style="margin:0 0 20px;color:#4a5f60;font-size:14px">${APP_HINT}</p>
<p style="margin:0;color:#4a5f60;font-size:13px">${WHY} <a href="${escaped(unsubscribe)}" style="color:#0f5f60">No more of these</a></p>
</div>
</body>
</html>
`
}

/** Names are typed by people: no line of theirs becomes a header. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? '')
