import type { Conversation as About } from '@dream/contract/api/chat/conversations'
import type { FrameToClient } from '@dream/contract/socket/to-client'
import { onSession, currentSession } from '#lib/session/session.ts'
import { isLive, onConnection, onFrame } from '../live/chat-socket.ts'
import { createStore, type Readable } from '#lib/store/create-store.ts'
import { createFetching } from './fetching.ts'
import { createHistorySaver, showSaved } from './history.ts'
import { createReading, createSight } from './reading.ts'
import { type ConversationState, UNKNOWN, withAbout, withFrame } from './state.ts'
import { missingAfter } from './timeline.ts'
import { createTyping } from './typing.ts'
import { createVisit } from './visit.ts'

/** One conversation on this page, live while it has subscribers. */
export type Conversation = Readable<ConversationState> & {
  /** Takes in the server's answer about it. */
  learn: (about: About) => void
  /** Sets whether the person looks at its end, so that new messages count as read. */
  watch: (isWatched: boolean) => void
  type: () => void
  readOlder: () => Promise<void>
  readNewest: () => Promise<void>
}

/** Polling interval while the socket is down. */
const POLL_EVERY_MS = 10_000

function createConversation(id: string): Conversation {
  const store = createStore(UNKNOWN)
  const fetching = createFetching(id, store)
  const reading = createReading(id)
  const sight = createSight(store, reading)
  const typing = createTyping(id, store)
  const saver = createHistorySaver(id, store.get)
  const visit = createVisit(store, reading)

  /** Follow-up work after any change of the state. */
  const settle = () => {
    saver.saveSoon()
    if (visit.isMarked()) sight.check()
  }
  const receive = (frame: FrameToClient) => {
    if ('conversationId' in frame && frame.conversationId !== id) return
    store.update((state) => withFrame(state, frame))
    const { otherId, timeline } = store.get()
    if (frame.type === 'typing') typing.receive()
    if (frame.type === 'marks' && frame.userId !== otherId) reading.isKnown(frame.readSeq)
    if (missingAfter(timeline) !== null) void fetching.fill()
    if (frame.type === 'changes_missed') void fetching.readChanges()
  }
  /** After a connect, fetches what the socket does not send by itself. */
  const resume = () => {
    if (!isLive()) return
    reading.reportAgain()
    if (store.get().phase !== 'ready') void fetching.readNewest()
  }
  const start = () => {
    open.set(id, store.get)
    visit.begin()
    void showSaved(id, store).then(visit.remember).then(fetching.readNewest).then(visit.markNew).then(settle)
    const polling = setInterval(() => {
      if (!isLive() && document.visibilityState === 'visible') void fetching.readNewest()
    }, POLL_EVERY_MS)
    const stops = [onFrame(receive), onConnection(resume), store.subscribe(settle)]
    return () => {
      open.delete(id)
      clearInterval(polling)
      for (const stop of stops) stop()
      typing.stop()
      sight.stop()
      visit.end()
      saver.stop()
    }
  }
  return {
    ...store,
    subscribe: whileWatched(store.subscribe, start),
    learn(about) {
      reading.isKnown(about.readSeq)
      visit.learn(about.readSeq)
      store.update((state) => withAbout(state, about))
    },
    watch: (isWatched) =>
      store.update((state) => (state.isWatched === isWatched ? state : { ...state, isWatched })),
    type: typing.send,
    readOlder: fetching.readOlder,
    readNewest: fetching.readNewest,
  }
}

type Subscribe = Readable<unknown>['subscribe']

/** Runs `start` while there is at least one subscriber. */
function whileWatched(subscribe: Subscribe, start: () => () => void): Subscribe {
  let count = 0
  let stop = () => {}
  return (onChange) => {
    count += 1
    if (count === 1) stop = start()
    const leave = subscribe(onChange)
    return () => {
      leave()
      count -= 1
      if (count === 0) stop()
    }
  }
}

/** Conversations on the screen. */
const open = new Map<string, () => ConversationState>()
/** Conversations that the signed-in person has opened on this page. */
let known = new Map<string, Conversation>()
let owner: string | null = null

onSession(() => {
  const userId = currentSession().user?.id ?? null
  if (userId === owner) return
  owner = userId
  known = new Map()
})

/** Returns the conversation of an id, the same object for all callers. */
export function conversationOf(id: string): Conversation {
  const found = known.get(id) ?? createConversation(id)
  known.set(id, found)
  return found
}

/** Positions of the conversations on the screen, for the server to resume from. */
export const openPositions = () =>
  [...open].flatMap(([conversationId, get]) => {
    const { timeline, changeSeq } = get()
    const seq = timeline.run.at(-1)?.seq
    if (seq === undefined) return []
    return [{ conversationId, seq, ...(changeSeq !== null && { changeSeq }) }]
  })
