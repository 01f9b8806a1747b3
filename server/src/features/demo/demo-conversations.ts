import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { BriefInput } from '@dream/contract/api/chat/brief'
import { ProfileAnswers } from '@dream/contract/api/account/profile'
import { promisedReplyMinutes } from '@dream/contract/rules/brokers/brokers'
import { type Block, blockOf } from '@dream/contract/rules/land/land-fit'
import type { NewMessage } from '@dream/contract/api/chat/messages'
import { BRIEF_PARTS, REPORT_REASONS, STAGES } from '@dream/contract/rules/chat/chat'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { noteLateReply, readDesk, redate, saveDemoPerson, setStage } from './demo.store.ts'

const FILE = fileURLToPath(new URL('demo-conversations.json', import.meta.url))
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** Eleven or twelve o'clock in the demo broker's time zone. */
const LATE_MORNING_MS = 60 * MINUTE_MS

/** Broker whose account is printed at start. */
const DESK = 'broker@demo.local'

const DemoMessage = z.object({
  from: z.enum(['buyer', 'broker']),
  text: z.string(),
  /** Attaches the plan that the buyer likes most. */
  plan: z.boolean().default(false),
  /** Minutes after the morning of an earlier weekday, or before now. */
  after: z.int().optional(),
  ago: z.int().optional(),
})
const DemoBuyer = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  broker: z.string().default(DESK),
  stage: z.enum(STAGES.map(({ value }) => value)),
  answers: z.looseObject({
    bedrooms: z.int(),
    cars: z.int(),
    storeys: z.string(),
    block_width: z.number().nullable(),
    block_depth: z.number().nullable(),
    state: ProfileAnswers.shape.state,
    corner: ProfileAnswers.shape.corner.default(null),
    must_haves: z.array(z.string()).default([]),
  }),
  note: z.string().nullable(),
  privateNote: z.string().nullable(),
  messages: z.array(DemoMessage),
  /** Whether the broker's first reply came later than promised. */
  isLate: z.boolean().default(false),
  /** Report by the buyer: the index of the message in the list. */
  report: z
    .object({
      message: z.int(),
      reason: z.enum(REPORT_REASONS.map(({ value }) => value)),
      details: z.string(),
    })
    .nullable()
    .default(null),
})
type DemoBuyer = z.infer<typeof DemoBuyer>

const REPLIES = [
  {
    title: 'Ask for the survey',
    body: 'Hi {{firstName}}, could you send me the survey or the lot plan? With the levels on it I can ask builders for prices that hold.',
  },
  {
    title: 'Offer a call',
    body: 'Shall we talk it through, {{firstName}}? I have time tomorrow between 10 and 12, twenty minutes are enough.',
  },
  {
    title: 'How I am paid',
    body: 'You asked how I am paid: builders pay me a fee when you sign. Before you do, I show you in writing what each of the quoted builders would pay me.',
  },
  {
    title: 'Three quotes',
    body: 'I have asked three builders for a quote on the same plan with the same inclusions, {{firstName}}. They usually take ten working days.',
  },
]

/** Use-cases that demo people act through, as real people do. */
export type DemoUseCases = {
  /** Floor plans that can be liked, those that fit first, in a stable order. */
  plans(wish: { bedrooms: number; cars: number; storeys: string; block: Block | null }): string[]
  like(userId: string, designId: string, swipeId: string): Promise<unknown>
  choose(choice: {
    buyerId: string
    brokerId: string
    input: BriefInput
  }): Promise<{ conversationId: string }>
  send(sending: { senderId: string; conversationId: string; message: NewMessage }): Promise<unknown>
  saveReply(brokerId: string, reply: { id: string; title: string; body: string }): Promise<unknown>
  writeNote(note: {
    conversationId: string
    brokerId: string
    text: string
    version: number
  }): Promise<unknown>
  report(report: {
    conversationId: string
    userId: string
    seq: number
    reason: string
    details: string
  }): Promise<unknown>
}

export async function readDemoBuyers(): Promise<DemoBuyer[]> {
  return z.array(DemoBuyer).parse(JSON.parse(await readFile(FILE, 'utf8')))
}

/** Seeds conversations of the demo broker with a few buyers, once; an interrupted start is completed by the next. */
export async function seedDemoConversations(database: Database, useCases: DemoUseCases): Promise<void> {
  const buyers = await readDemoBuyers()
  const desk = await readDesk(
    database.db,
    buyers.map(({ email }) => email),
  )
  const brokerId = desk?.brokerIds.get(DESK)
  if (!desk || brokerId === undefined || desk.conversations >= buyers.length) return
  for (const [at, { title, body }] of REPLIES.entries()) {
    await useCases.saveReply(brokerId, { id: idOf(`reply ${at}`), title, body })
  }
  for (const buyer of buyers) await seedConversation({ database, useCases, desk }, buyer)
}

type Seeding = {
  database: Database
  useCases: DemoUseCases
  desk: { brokerIds: ReadonlyMap<string, string>; passwordHash: string }
}

async function seedConversation({ database, useCases, desk }: Seeding, buyer: DemoBuyer): Promise<void> {
  const { passwordHash } = desk
  const { email, name, phone, answers, note, privateNote, stage, messages, report } = buyer
  const brokerId = desk.brokerIds.get(buyer.broker)
  if (brokerId === undefined) return
  const person = { email, name, phone, role: 'buyer' as const }
  const buyerId = await database.transaction((tx) => saveDemoPerson(tx, person, { passwordHash, answers }))
  const { bedrooms, cars, storeys } = answers
  // Likes the best fit last: a brief shows the newest likes.
  const liked = useCases
    .plans({ bedrooms, cars, storeys, block: blockOfDemo(answers) })
    .slice(0, UNLOCK_AT.brokers)
    .toReversed()
  for (const designId of liked) await useCases.like(buyerId, designId, idOf(`${email} likes ${designId}`))

  const share = BRIEF_PARTS.map(({ value }) => value)
  const input = { share, ...(note !== null && { note }) }
  const { conversationId } = await useCases.choose({ buyerId, brokerId, input })
  for (const [at, each] of messages.entries()) {
    const senderId = each.from === 'buyer' ? buyerId : brokerId
    const clientId = idOf(`${email} message ${at}`)
    const designId = each.plan ? liked.at(-1) : undefined
    const message = designId
      ? ({ type: 'design', clientId, designId, body: each.text } as const)
      : ({ type: 'text', clientId, body: each.text } as const)
    await useCases.send({ senderId, conversationId, message })
  }
  if (privateNote !== null) {
    await useCases.writeNote({ conversationId, brokerId, text: privateNote, version: 0 })
  }
  // Offset by the brief, which is the first message.
  if (report) {
    const { message, reason, details } = report
    await useCases.report({ conversationId, userId: buyerId, seq: message + 2, reason, details })
  }
  await database.transaction(async (tx) => {
    await setStage(tx, conversationId, stage)
    await redate(tx, conversationId, timesOf(messages, new Date()))
    if (buyer.isLate) await noteLateReply(tx, conversationId, promisedReplyMinutes(null))
  })
}

const blockOfDemo = ({ state, corner, ...answers }: DemoBuyer['answers']) =>
  blockOf({
    blockWidth: answers.block_width,
    blockDepth: answers.block_depth,
    corner,
    setbacks: null,
    state,
    mustHaves: answers.must_haves,
  })

/** Times of a conversation's opening and of each of its messages. */
function timesOf(messages: DemoBuyer['messages'], now: Date): Date[] {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const days = [2, 3, 4].map((back) => today - back * DAY_MS)
  const isWeekday = (day: number) => ![0, 6].includes(new Date(day).getUTCDay())
  const morning = (days.find(isWeekday) ?? today - 2 * DAY_MS) + LATE_MORNING_MS
  const times = messages.map(({ after, ago = 0 }) =>
    after === undefined ? now.getTime() - ago * MINUTE_MS : morning + after * MINUTE_MS,
  )
  const opened = Math.min(...times) - 2 * MINUTE_MS
  return [opened, ...times].map((time) => new Date(time))
}

/** Deterministic id, the same at each start. */
function idOf(what: string): string {
  const hex = createHash('sha256').update(`demo ${what}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
