import type { Conversation } from '@dream/contract/api/chat/conversations'
import type { DesignCard, Message } from '@dream/contract/api/chat/messages'
import { aUser } from '../people.ts'

export const BUYER_ID = aUser().id
export const BROKER_ID = '0190a1b2-0000-7000-8000-0000000000b7'
export const CONVERSATION_ID = '0190a1b2-0000-7000-8000-0000000000c1'

const idOf = (kind: string, number: number) =>
  `0190a1b2-0000-7000-8000-${kind}${String(number).padStart(10, '0')}`

/** Message, by default from the broker. */
export const aMessage = (overrides: Partial<Message> = {}): Message => {
  const { seq = 1 } = overrides
  return {
    id: idOf('a1', seq),
    clientId: idOf('c1', seq),
    conversationId: CONVERSATION_ID,
    seq,
    senderId: BROKER_ID,
    type: 'text',
    body: `Message ${seq}`,
    design: null,
    file: null,
    replyTo: null,
    createdAt: '2026-11-20T05:12:00.000Z',
    editedAt: null,
    deletedAt: null,
    changeSeq: 0,
    ...overrides,
  }
}

/** Conversation of the buyer with their broker. */
export const aConversation = (overrides: Partial<Conversation> = {}): Conversation => ({
  id: CONVERSATION_ID,
  role: 'buyer',
  other: { id: BROKER_ID, name: 'Tess Hallam', company: 'Demo Brokerage', portrait: null, isOnline: false },
  lastSeq: 0,
  changeSeq: 0,
  lastLine: null,
  unreadCount: 0,
  isMarkedUnread: false,
  readSeq: 0,
  otherReceivedSeq: 0,
  otherReadSeq: 0,
  otherLastRead: null,
  stage: 'new',
  isClosed: false,
  isBlocked: false,
  isBlockedByMe: false,
  briefVersion: 0,
  promiseMissedAt: null,
  createdAt: '2026-11-20T05:00:00.000Z',
  ...overrides,
})

/** Conversation of the buyer with another broker. */
export const conversationWith = (other: { id: string; name: string }): Conversation =>
  aConversation({ other: { ...aConversation().other, ...other } })

export const aDesignCard = (overrides: Partial<DesignCard> = {}): DesignCard => ({
  id: '0190a1b2-0000-7000-8000-0000000000d1',
  title: 'Wattle',
  category: 'Floor Plan',
  imageUrl: '/media/plans/wattle/card.svg',
  bedrooms: 4,
  bathrooms: 2,
  garages: 2,
  frontage: 14,
  totalArea: 275,
  ...overrides,
})
