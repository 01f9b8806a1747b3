/** Limits and texts of conversations, for both sides. */
export const MESSAGE_MAX = 4000
export const MESSAGE_EMPTY = 'Write something first'
export const MESSAGE_TOO_LONG = `At most ${MESSAGE_MAX} characters`

/** Max length of a quoted message, in characters. */
export const QUOTE_MAX = 160

/** Time in which a sent text can be edited. Deleting has no limit. */
export const EDIT_WITHIN_MS = 15 * 60_000
/** Placeholder of a message that its sender deleted. */
export const MESSAGE_DELETED = 'Message deleted'
/** Placeholder of a message that the company removed after a report. */
export const MESSAGE_REMOVED = 'Removed: it broke our rules'

/**
 * Rate limit of one person in one conversation: a burst, then a steady pace; and units per day: one for each message and each
 * kilobyte of it.
 */
export const MESSAGE_PACE = { burst: 120, perSecond: 2, unitsPerDay: 6000 } as const
export const MESSAGE_UNIT_BYTES = 1024

/** Max sequence number of a message. */
export const SEQ_MAX = 2_147_483_647

/** Page size of messages; also the number sent at once to a reconnected socket before a gap frame. */
export const PAGE = { default: 50, max: 100 } as const
export const CATCH_UP_MAX = 200

/** Times of the socket in milliseconds (product §9). */
export const SOCKET = {
  authWithinMs: 5000,
  pingEveryMs: 25_000,
  missedPings: 2,
  typingEveryMs: 2000,
  /** Timeout of the typing indicator. */
  typingLastsMs: 6000,
} as const

/** Max attempts of a client to reconnect (product §9). */
export const RECONNECT_ATTEMPTS_MAX = 10

/** Events of a conversation that nobody wrote; the body of a message of type `system`. */
export const SYSTEM_EVENTS = [
  'chosen',
  'chosen-again',
  'left',
  'account-deleted',
  'broker-gone',
  'handed-over',
  'brief-changed',
  'promise-missed',
] as const
export type SystemEvent = (typeof SYSTEM_EVENTS)[number]

/** Text of a system message for one of the two: `actor` is the person who did it, null for oneself. */
export function systemMessageText(
  event: SystemEvent,
  { actor, brokerName }: { actor: string | null; brokerName: string },
): string {
  const who = actor ?? 'You'
  switch (event) {
    case 'chosen':
      return actor ? `${who} chose you. Their brief is pinned.` : `You chose ${brokerName}. Say hello.`
    case 'chosen-again':
      return actor ? `${who} is back.` : `You chose ${brokerName} again.`
    case 'left':
      return `${who} chose another broker. This conversation is closed.`
    case 'account-deleted':
      return 'This account was deleted. What they wrote is gone, and the conversation is closed.'
    case 'broker-gone':
      return actor
        ? `${who} can't look after you any more. This conversation is closed.`
        : 'Your account was suspended. This conversation is closed.'
    case 'handed-over':
      return actor
        ? `We asked ${who} to look after you. They don't have your brief yet: share it if you like.`
        : 'We handed this buyer over to you. They have been told. Say hello.'
    case 'brief-changed':
      return `${who} changed the brief.`
    case 'promise-missed':
      return actor
        ? `${who} hasn't replied in the time they promised. You can wait, or choose another broker.`
        : "Your first reply is late. We've told them they can choose another broker."
  }
}

/** Stages of a buyer with their broker, in order. */
export const STAGES = [
  { value: 'new', label: 'New' },
  { value: 'talking', label: 'Talking' },
  { value: 'land', label: 'Looking for land' },
  { value: 'plans', label: 'Plans and quotes' },
  { value: 'contract', label: 'Contract' },
  { value: 'building', label: 'Building' },
  { value: 'done', label: 'Done' },
] as const
export type Stage = (typeof STAGES)[number]['value']

/** Tabs of a broker's list. */
export const CHAT_TABS = ['waiting', 'all', 'snoozed', 'closed'] as const
export type ChatTab = (typeof CHAT_TABS)[number]

/** Reasons for reporting a conversation. */
export const REPORT_REASONS = [
  { value: 'rude', label: 'Rude or threatening' },
  { value: 'scam', label: 'Looks like a scam' },
  { value: 'pressure', label: 'Pressure to sign or pay' },
  { value: 'spam', label: 'Advertising' },
  { value: 'other', label: 'Something else' },
] as const
export type ReportReason = (typeof REPORT_REASONS)[number]['value']

/** Parts of a brief that a buyer may share, in reading order. */
export const BRIEF_PARTS = [
  { value: 'whoFor', label: "Who it's for" },
  { value: 'mustHaves', label: 'Must-haves' },
  { value: 'dislikes', label: "What I don't want" },
  { value: 'areas', label: 'Area' },
  { value: 'block', label: 'My block' },
  { value: 'budget', label: 'Budget' },
  { value: 'stage', label: 'Stage' },
  { value: 'plans', label: 'Plans I like' },
] as const
export type BriefPart = (typeof BRIEF_PARTS)[number]['value']
export const BRIEF_PLANS = 3
export const BRIEF_NOTE_MAX = 600
