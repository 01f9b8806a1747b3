import { randomBytes, randomUUID } from 'node:crypto'
import { fitOn, houseOf } from '@dream/contract/rules/land/land-fit'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import type { Design } from '@dream/contract/api/designs/design'
import { saveReply } from '#features/broker-desk/save-reply.ts'
import { writePrivateNote } from '#features/broker-desk/write-note.ts'
import { createMessageWriter } from '#features/chat/messages/message-writer.ts'
import { sendMessage } from '#features/chat/messages/send-message.ts'
import { chooseBroker } from '#features/conversations/choosing/choose-broker.ts'
import { reportConversation } from '#features/conversations/guard-conversation.ts'
import type { DemoUseCases } from '#features/demo/demo-conversations.ts'
import type { SwipedDesign } from '#features/demo/year/demo-year.ts'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { passReasonText } from '#features/designs/ranking/pass-reasons.ts'
import { recordPreference } from '#features/preferences/record-preference.ts'
import { createAttempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { addBuilder, switchBuilder } from '#features/admin/builders/change-builder.ts'
import { listBuilderChoices } from '#features/admin/builders/builders.store.ts'
import { archiveDesign, assignBuilder } from '#features/admin/designs/archive-designs.ts'
import { insertDrafts } from '#features/admin/designs/designs.store.ts'
import { publishDesign } from '#features/admin/designs/publish-designs.ts'
import { saveDraft } from '#features/admin/designs/save-draft.ts'
import type { CatalogueUseCases } from '#features/demo/catalogue/seed-demo-catalogue.ts'
import { ProblemError } from '#platform/problems/problem.ts'

const PACE = { burst: 1000, perSecond: 1000, unitsPerDay: 1e6 }
const ignore = () => undefined

/** Use-cases for seeding the demo: without notifications, measurements or rate limits. */
export function demoUseCases(database: Database, catalogue: Catalogue): DemoUseCases {
  const attempts = createAttempts({ key: randomBytes(32) })
  const briefCatalogue = {
    design: (id: string) => catalogue.now().byId.get(id)?.design,
    reason: passReasonText,
  }
  const background = async () => undefined
  const write = createMessageWriter(database, PACE)
  return {
    plans({ bedrooms, cars, storeys, block }) {
      const isTooLarge = (plan: Design) => {
        const house = houseOf(plan)
        return block !== null && house !== null && !fitOn(block, house).fits
      }
      const misfit = (plan: Design) =>
        Number(plan.bedrooms !== bedrooms) +
        Number(plan.garages !== cars) +
        Number(storeys !== 'unsure' && String(plan.plan?.storeys) !== storeys) +
        Number(isTooLarge(plan))
      return [...catalogue.now().byId.values()]
        .filter(({ design, isPublished }) => isPublished && design.category === 'Floor Plan')
        .map(({ design }) => design)
        .toSorted((a, b) => misfit(a) - misfit(b) || (a.slug < b.slug ? -1 : 1))
        .map(({ id }) => id)
    },
    like: (userId, designId, swipeId) =>
      recordPreference({ database, catalogue }, userId, { designId, action: 'like', swipeId }),
    choose: (choice) =>
      chooseBroker(
        {
          database,
          attempts,
          briefCatalogue,
          publishUpdate: ignore,
          unlockAt: () => UNLOCK_AT,
          isChoosingOpen: () => true,
        },
        choice,
      ),
    send: (sending) =>
      sendMessage(
        { database, designs: catalogue, background, isDiskFull: () => false, write, publish: ignore },
        sending,
      ),
    saveReply: (brokerId, reply) => saveReply(database, brokerId, reply),
    writeNote: (note) => writePrivateNote(database, note),
    report: (report) => reportConversation({ database, attempts }, report),
  }
}

/** Swiped designs of the demo's year: ordered by id, which is random, each with its possible pass reasons. */
export function swipedDesigns(catalogue: Catalogue): SwipedDesign[] {
  const { byId, passReasonsOf } = catalogue.now()
  return [...byId.values()]
    .filter(({ isPublished }) => isPublished)
    .toSorted((a, b) => (a.design.id < b.design.id ? -1 : 1))
    .map(({ design }) => ({ id: design.id, reasons: passReasonsOf(design).map(({ tag }) => tag) }))
}

const BY = { source: 'command' } as const
const FIRST = { version: 1 }

/** Use-cases of the designs and builders pages, for seeding the demo. */
export function demoCatalogue(database: Database, catalogue: Catalogue): CatalogueUseCases {
  return {
    hasBuilders: async () => (await listBuilderChoices(database.db)).length > 0,
    async addBuilder(builder) {
      try {
        return (await addBuilder(database, BY, { ...builder, logo: null })).id
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'builder-exists') return null
        throw error
      }
    },
    switchOff: (id) => switchBuilder(database, BY, { id, ...FIRST, isActive: false }),
    assign: (ids, builderId) =>
      assignBuilder(database, BY, { selection: { of: 'these', ids: [...ids] }, builderId }),
    async addDraft(document, builderId) {
      const id = randomUUID()
      await database.transaction((tx) => insertDrafts(tx, [{ id, document, builderId }]))
      return id
    },
    change: (id, changes) => saveDraft(database, BY, { id, ...FIRST, changes }),
    publish: (id, at) => publishDesign(database, BY, { id, ...FIRST, at: at.toISOString() }),
    archive: (id) => archiveDesign(database, BY, { id, ...FIRST }),
    designs: () =>
      [...catalogue.now().byId.values()]
        .filter(({ isPublished }) => isPublished)
        .map(({ design }) => design)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}
