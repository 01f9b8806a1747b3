import type { Letter } from '#platform/messages-out/messenger.ts'
import { firstName, oneLine, plainName } from '#platform/messages-out/plain-name.ts'
import { DESK_HINT, PHONE_HINT } from '../letter-text.ts'
import { pathOfConversation } from '../push/compose-push.ts'
import { eventText, messagePreview, newMessagesText } from './unread-text.ts'
import type { Unread } from './unread.store.ts'

type Recipient = {
  to: string
  name: string
  showsPreview: boolean
  publicUrl: string
  unsubscribeUrl: string
}

/** Email about unread messages: with the first line of the newest one only when the person allows it. */
export function unreadEmail(about: Unread, recipient: Recipient): Letter {
  const { to, name, showsPreview, publicUrl, unsubscribeUrl } = recipient
  const other = plainName(about.other_name)
  const unread = { ...about, other_name: other }
  const event = unread.unread === 0 ? eventText(unread) : null
  const line = showsPreview && !event ? messagePreview(unread) : null
  const news = oneLine(event ?? `${other} sent you ${newMessagesText(unread.unread)}`)
  return {
    to,
    subject: line ? `${other}: ${oneLine(line)}` : news,
    title: news,
    lines: [`Hello ${firstName(name)},`, event ?? `${news} and may be waiting for a reply.`],
    quote: line,
    action: { label: 'Read and reply', url: publicUrl + pathOfConversation(unread) },
    notes: [
      unread.is_buyer ? PHONE_HINT : DESK_HINT,
      "You get one email when messages have waited two hours, and no more until you've read them.",
    ],
    unsubscribeUrl,
  }
}
