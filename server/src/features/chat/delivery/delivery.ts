import type { Message } from '@dream/contract/api/messages'
import { type Database, isDatabaseUnavailable } from '#platform/database.ts'
import type { Logger } from '#platform/logger.ts'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import { type Designs, messageOf } from '../messages/message-of.ts'
import { type MessageRow, readAfter, readChanges } from '../messages/messages.store.ts'
import { readAdvanced, readStanding } from './delivery.store.ts'
import { type Device, give, say } from './device.ts'
import type { Position } from './feed.ts'
import { createFeeds } from './feeds.ts'
import type { Hint } from './hints.ts'
import { createTeller } from './teller.ts'

type Parts = {
  database: Database
  designs: Designs
  hub: SocketHub<Device>
  log: Logger
  /** Tells the other processes. */
  tell: (key: string, hint: Hint) => void
}

type Asked = readonly { conversationId: string; seq: number; changeSeq?: number | undefined }[]

/** How often a process looks for itself whether a hint got lost. */
const SWEEP_MS = 5000

/** Brings what happens in conversations to the open devices of this process, and hints of it to the others. */
export type Delivery = ReturnType<typeof createDelivery>

export function createDelivery({ database, designs, hub, log, tell }: Parts) {
  const onFailure = (error: unknown) =>
    log[isDatabaseUnavailable(error) ? 'warn' : 'error'](
      { err: error },
      'Messages could not be delivered yet',
    )
  const asMessage = (row: MessageRow) => messageOf(row, designs)
  const feeds = createFeeds({
    onFailure,
    readAfter: async (place) => (await readAfter(database.sql, place)).map(asMessage),
    readChanges: async (place) => (await readChanges(database.sql, place)).map(asMessage),
  })

  const sweep = async () => {
    const positions = feeds.positions()
    if (positions.length === 0) return
    for (const { id, last_seq, change_seq } of await readAdvanced(database.sql, positions)) {
      void feeds.look(id, last_seq)
      void feeds.lookForChanges(id, change_seq)
    }
  }
  const sweepQuietly = () => void sweep().catch(onFailure)
  const timer = setInterval(sweepQuietly, SWEEP_MS)
  timer.unref()

  return {
    ...createTeller({ hub, feeds, tell }),
    sweep: sweepQuietly,

    /** Lets a device in: it hears from now on of everything that is written to its person. */
    join(device: Device, open: ReadonlyMap<string, Position>) {
      device.entry = null
      for (const [id, position] of open) feeds.follow(device, id, position)
    },

    /** Gives a device what came after the messages it has, and how the others stand. */
    async sync(device: Device, asked: Asked) {
      const had = new Map(asked.map((each) => [each.conversationId, each]))
      for (const row of await readStanding(database.sql, device.userId, [...had.keys()])) {
        if (!device.isOpen()) return
        const { seq = 0, changeSeq } = had.get(row.id) ?? {}
        feeds.follow(device, row.id, { seq: row.last_seq, changeSeq: row.change_seq })
        await feeds.look(row.id, row.last_seq)
        await feeds.lookForChanges(row.id, row.change_seq)
        await feeds.rewind(device, row.id, { seq: Math.min(seq, row.last_seq), changeSeq })
        const marks = { receivedSeq: row.other_received_seq, readSeq: row.other_read_seq }
        say(device, { type: 'marks', conversationId: row.id, userId: row.other_id, ...marks })
        say(device, { type: 'presence', userId: row.other_id, isOnline: row.is_online })
      }
      say(device, { type: 'synced' })
    },

    /** Tells a device that its message is stored, in case it was given it before it asked. */
    confirm(device: Device, message: Message) {
      if (device.awaiting.has(message.clientId) && feeds.hasGiven(device, message)) give(device, message)
    },

    isFollowing: feeds.isFollowing,
    leave: feeds.leave,
    close: () => clearInterval(timer),
  }
}
