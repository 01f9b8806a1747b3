import type { Conversation as About } from '@dream/contract/api/conversations'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import { onSession, currentSession } from '#lib/session.ts'
import { isLive, onConnection, onFrame } from '../live/wire.ts'
import { createCell } from './cell.ts'
import { createFetching } from './fetching.ts'
import { createKeeper, showKept } from './history.ts'
import { createReading } from './reading.ts'
import { type ConversationState, readBySight, UNKNOWN, withAbout, withFrame } from './state.ts'
import { missingAfter } from './timeline.ts'
import { createTyping } from './typing.ts'
import { createVisit } from './visit.ts'

/** One conversation on this page. It is kept up to date while somebody subscribes. */
export type Conversation = {
  get: () => ConversationState
  subscribe: (tell: () => void) => () => void
  /** Takes in how the server sees it. */
  learn: (about: About) => void
  /** Whether the person looks at its end: what comes then is read. */
  watch: (isWatched: boolean) => void
  type: () => void
  readOlder: () => Promise<void>
  readNewest: () => Promise<void>
}

/** How often is asked what is new while the socket is away. */
const ASK_EVERY_MS = 10_000

function createConversation(id: string): Conversation {
  const cell = createCell(UNKNOWN)
  const fetching = createFetching(id, cell)
  const reading = createReading(id)
  const typing = createTyping(id, cell)
  const keeper = createKeeper(id, cell.get)
  const visit = createVisit(cell, reading)

  /** What follows from a change, whoever made it. */
  const settle = () => {
    const state = cell.get()
    keeper.keepSoon()
    const seq = readBySight(state)
    if (seq === null) return
    reading.read(seq)
    cell.change((old) => ({ ...old, readSeq: seq }))
  }
  const hear = (frame: FrameToClient) => {
    if ('conversationId' in frame && frame.conversationId !== id) return
    cell.change((state) => withFrame(state, frame))
    const { otherId, timeline } = cell.get()
    if (frame.type === 'typing') typing.heard()
    if (frame.type === 'marks' && frame.userId !== otherId) reading.isKnown(frame.readSeq)
    if (missingAfter(timeline) !== null) void fetching.fill()
    if (frame.type === 'changes_missed') void fetching.readChanges()
  }
  /** The line is there: what it does not bring by itself is asked for. */
  const resume = () => {
    if (!isLive()) return
    reading.tellAgain()
    if (cell.get().phase !== 'ready') void fetching.readNewest()
  }
  const start = () => {
    open.set(id, cell.get)
    visit.begin()
    void showKept(id, cell).then(visit.remember).then(fetching.readNewest).then(visit.markNew)
    const asking = setInterval(() => {
      if (!isLive() && document.visibilityState === 'visible') void fetching.readNewest()
    }, ASK_EVERY_MS)
    const stops = [onFrame(hear), onConnection(resume), cell.subscribe(settle)]
    return () => {
      open.delete(id)
      clearInterval(asking)
      for (const stop of stops) stop()
      typing.stop()
      keeper.stop()
    }
  }
  return {
    get: cell.get,
    subscribe: whileWatched(cell.subscribe, start),
    learn(about) {
      reading.isKnown(about.readSeq)
      visit.learn(about.readSeq)
      cell.change((state) => withAbout(state, about))
    },
    watch: (isWatched) =>
      cell.change((state) => (state.isWatched === isWatched ? state : { ...state, isWatched })),
    type: typing.tell,
    readOlder: fetching.readOlder,
    readNewest: fetching.readNewest,
  }
}

type Subscribe = (tell: () => void) => () => void

/** Runs `start` while there is at least one subscriber. */
function whileWatched(subscribe: Subscribe, start: () => () => void): Subscribe {
  let count = 0
  let stop = () => {}
  return (tell) => {
    count += 1
    if (count === 1) stop = start()
    const leave = subscribe(tell)
    return () => {
      leave()
      count -= 1
      if (count === 0) stop()
    }
  }
}

/** Those that are on the screen. */
const open = new Map<string, () => ConversationState>()
/** Those that were opened on this page by the person who is signed in. */
let known = new Map<string, Conversation>()
let owner: string | null = null

onSession(() => {
  const userId = currentSession().user?.id ?? null
  if (userId === owner) return
  owner = userId
  known = new Map()
})

/** The conversation of this id, the same for everyone who asks. */
export function conversationOf(id: string): Conversation {
  const found = known.get(id) ?? createConversation(id)
  known.set(id, found)
  return found
}

/** How far each conversation on the screen is, for the server to go on from. */
export const openPositions = () =>
  [...open].flatMap(([conversationId, get]) => {
    const { timeline, changeSeq } = get()
    const seq = timeline.run.at(-1)?.seq
    if (seq === undefined) return []
    return [{ conversationId, seq, ...(changeSeq !== null && { changeSeq }) }]
  })
