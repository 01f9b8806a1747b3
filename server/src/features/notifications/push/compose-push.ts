import { UNLOCK_CARDS } from '@dream/contract/rules/unlocks'
import { lineOfMessage, messagesWord } from '../unread/unread-words.ts'
import type { Unread } from '../unread/unread.store.ts'
import type { About } from './about.ts'

/** What is shown. */
export type Notice = { title: string; body: string; path: string }

/** The page of a conversation, for whichever of the two is told. */
export const pathOfConversation = ({ conversation_id: id, is_buyer }: Unread) =>
  is_buyer ? `/chat/${id}?open=1` : `/broker-chats?conversation=${id}&open=1`

/** Without the message's own words, unless the person wants them on a screen that anybody may see. */
export function noticeOfMessages(unread: Unread, { showsWords }: { showsWords: boolean }): Notice {
  const line = showsWords ? lineOfMessage(unread) : null
  return {
    title: unread.other_name,
    body: line ?? `You have ${messagesWord(unread.unread)}.`,
    path: pathOfConversation(unread),
  }
}

export function noticeOfNews(about: Exclude<About, { kind: 'messages' }>): Notice {
  if (about.kind === 'new-designs') {
    const designs = about.count === 1 ? 'One new design is' : `${about.count} new designs are`
    return { title: 'New in your deck', body: `${designs} ready to swipe.`, path: '/explore?open=1' }
  }
  const { title, description, route } = UNLOCK_CARDS[about.feature]
  return { title: `${title} unlocked`, body: description, path: `${route}?open=1` }
}
