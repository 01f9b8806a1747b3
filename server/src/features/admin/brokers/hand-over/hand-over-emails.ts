import { BRAND } from '@dream/contract/rules/app/brand'
import { z } from 'zod'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Letter, Messenger } from '#platform/messages-out/messenger.ts'
import { plainName } from '#platform/messages-out/plain-name.ts'
import { readPerson } from './hand-over.store.ts'

/** Job name in queues: must not change. */
export const EMAIL_HAND_OVER = 'email-hand-over'
/** `buyer`: a buyer whose broker is gone, with the new broker. `taker`: the broker who takes over. */
export const HandOverEmailJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('buyer'), to: z.uuid(), from: z.uuid(), taker: z.uuid().nullable() }),
  z.object({ kind: z.literal('taker'), to: z.uuid(), from: z.uuid() }),
])
type HandOverEmailJob = z.infer<typeof HandOverEmailJob>

export const queueHandOverEmail = (tx: Tx, job: HandOverEmailJob) =>
  enqueue(tx, { name: EMAIL_HAND_OVER, payload: job })

type Deps = { database: Database; messenger: Messenger; env: { publicUrl: string } }

export async function emailHandOver({ database: { db }, messenger, env }: Deps, job: HandOverEmailJob) {
  const [person, gone] = [await readPerson(db, job.to), await readPerson(db, job.from)]
  if (!person || !gone) return
  if (job.kind === 'taker') {
    return messenger.email(takerEmail({ to: person.email, gone: gone.name, url: env.publicUrl }))
  }
  const taker = job.taker === null ? undefined : await readPerson(db, job.taker)
  await messenger.email(
    buyerEmail({ to: person.email, gone: gone.name, taker: taker?.name ?? null, url: env.publicUrl }),
  )
}

type Told = { to: string; gone: string; url: string }

const buyerEmail = ({ to, gone, taker, url }: Told & { taker: string | null }): Letter => ({
  to,
  subject: `About your building broker on ${BRAND.name}`,
  title: taker === null ? 'Choose another broker' : `${plainName(taker)} looks after you now`,
  lines:
    taker === null
      ? [
          `${plainName(gone)} can't look after you any more, and we have closed your conversation with them. You can still read it.`,
          'Choose another broker whenever you like. Your likes, your dreamlist and your brief are as they were.',
        ]
      : [
          `${plainName(gone)} can't look after you any more. We asked ${plainName(taker)} to take over, and opened a conversation for the two of you.`,
          `${plainName(taker)} can't read what you wrote before, and doesn't have your brief: you decide whether to share it.`,
          'Would you rather choose yourself? You can change to another broker at any time.',
        ],
  action:
    taker === null
      ? { label: 'See the brokers', url: `${url}/brokers?open=1` }
      : { label: 'Open the conversation', url: `${url}/chat?open=1` },
  notes: [`On an iPhone, open ${BRAND.name} from your home screen instead.`],
})

const takerEmail = ({ to, gone, url }: Told): Letter => ({
  to,
  subject: `New buyers for you on ${BRAND.name}`,
  title: 'You have new buyers',
  lines: [
    `We handed conversations of ${plainName(gone)} over to you. The buyers have been told, and wait for your hello.`,
    "You don't see what they wrote before. Ask them for their brief.",
  ],
  action: { label: 'Open your desk', url: `${url}/broker-chats` },
})
