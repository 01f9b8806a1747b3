import { UNLOCK_CARDS } from '@dream/contract/rules/designs/unlock-cards'
import type { Feature } from '@dream/contract/rules/designs/unlocks'
import { eventText, messagePreview, newMessagesText } from '../unread/unread-text.ts'
import type { Unread } from '../unread/unread.store.ts'
import type { About } from './about.ts'

/** Notification as displayed. */
export type Notice = { title: string; body: string; path: string }

/** Path of a conversation, for the buyer or the broker. */
export const pathOfConversation = ({ conversation_id: id, is_buyer }: Unread) =>
  is_buyer ? `/chat/${id}?open=1` : `/broker-chats?conversation=${id}&open=1`

/** Without the message's text, unless the person allows it on a screen that anybody may see. */
export function messagesNotice(unread: Unread, { showsPreview }: { showsPreview: boolean }): Notice {
  const line = showsPreview ? messagePreview(unread) : eventOnly(unread)
  return {
    title: unread.other_name,
    body: line ?? `You have ${newMessagesText(unread.unread)}.`,
    path: pathOfConversation(unread),
  }
}

/** Text of an event without a message, such as a broker having been chosen. */
const eventOnly = (unread: Unread) => (unread.unread === 0 ? eventText(unread) : null)

export function announcementNotice(
  about: Exclude<About, { kind: 'messages' }>,
  unlockTexts: Partial<Record<Feature, string>> = {},
): Notice {
  if (about.kind === 'new-designs') {
    const designs = about.count === 1 ? 'One new design is' : `${about.count} new designs are`
    return { title: 'New in your deck', body: `${designs} ready to swipe.`, path: '/explore?open=1' }
  }
  if (about.kind === 'matches') {
    const designs = about.count === 1 ? 'One new design matches' : `${about.count} new designs match`
    return {
      title: 'New ones like those you like',
      body: `${designs} what you asked for.`,
      path: '/explore?open=1',
    }
  }
  if (about.kind === 'come-back')
    return {
      title: 'Your pick of the day',
      body: 'A plan chosen from what you like is waiting.',
      path: '/explore?open=1',
    }
  const { title, description, route } = UNLOCK_CARDS[about.feature]
  return {
    title: `${title} unlocked`,
    body: unlockTexts[about.feature] ?? description,
    path: `${route}?open=1`,
  }
}
