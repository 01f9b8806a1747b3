import { randomBytes } from 'node:crypto'
import type { Design } from '@dream/contract/api/design'
import { saveReply } from './features/broker-desk/save-reply.ts'
import { writePrivateNote } from './features/broker-desk/write-note.ts'
import { createMessageWriter } from './features/chat/messages/message-writer.ts'
import { sendMessage } from './features/chat/messages/send-message.ts'
import { chooseBroker } from './features/conversations/choosing/choose-broker.ts'
import type { DemoDoors } from './features/demo/demo-conversations.ts'
import type { Catalogue } from './features/designs/catalogue.ts'
import { wordsOfReason } from './features/designs/ranking/pass-reasons.ts'
import { recordPreference } from './features/preferences/record-preference.ts'
import { createAttempts } from './platform/attempts.ts'
import type { Database } from './platform/database.ts'

const PACE = { burst: 1000, perSecond: 1000 }
const nobody = () => undefined

/** The use-cases as demo people use them before anybody else is there: nobody is told, nothing is measured. */
export function demoDoors(database: Database, catalogue: Catalogue): DemoDoors {
  const attempts = createAttempts({ key: randomBytes(32) })
  const words = { design: (id: string) => catalogue.now().byId.get(id)?.design, reason: wordsOfReason }
  const background = async () => undefined
  const write = createMessageWriter(database, PACE)
  return {
    plans({ bedrooms, cars, storeys, widthM }) {
      const misfit = (plan: Design) =>
        Number(plan.bedrooms !== bedrooms) +
        Number(plan.garages !== cars) +
        Number(storeys !== 'unsure' && String(plan.plan?.storeys) !== storeys) +
        Number(widthM !== null && (plan.frontage ?? 0) > widthM)
      return [...catalogue.now().byId.values()]
        .filter(({ design, isPublished }) => isPublished && design.category === 'Floor Plan')
        .map(({ design }) => design)
        .toSorted((a, b) => misfit(a) - misfit(b) || (a.slug < b.slug ? -1 : 1))
        .map(({ id }) => id)
    },
    like: (userId, designId, swipeId) =>
      recordPreference({ database, catalogue }, userId, { designId, action: 'like', swipeId }),
    choose: (choice) => chooseBroker({ database, attempts, words, announce: nobody }, choice),
    send: (sending) =>
      sendMessage({ database, designs: catalogue, background, write, publish: nobody }, sending),
    saveReply: (brokerId, reply) => saveReply(database, brokerId, reply),
    writeNote: (note) => writePrivateNote(database, note),
  }
}
