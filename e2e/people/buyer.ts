import { randomInt, randomUUID } from 'node:crypto'
import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { ProfileChange } from '@dream/contract/api/account/profile'
import { EMAIL_CODE, PHONE_CODE } from '@dream/contract/rules/account/codes'
import { TOURS } from '@dream/contract/rules/app/tours'
import type { Api } from './api.ts'
import { codeSentTo } from './outbox.ts'

/** Who somebody is, before the product knows them. */
export type Someone = { name: string; email: string; password: string; phone: string }

export function someone(name = 'Robin Ashby'): Someone {
  const phone = `04${randomInt(10_000_000, 100_000_000)}`
  return { name, email: `${randomUUID()}@example.com`, password: 'Wattle-2026', phone }
}

/** The number as messages are sent to it. */
export const e164 = (phone: string) => `+61${phone.slice(1)}`

const ANSWERS: ProfileChange = {
  state: 'VIC',
  postcode: '3056',
  suburb: 'Brunswick',
  whoFor: 'couple',
  firstHome: 'yes',
  stage: 'looking-for-land',
  when: 'next-year',
}

export type BuyerStage = {
  floorPlanLikes?: number
  /** false: has just registered. */
  isEmailVerified?: boolean
  isPhoneVerified?: boolean
  hasCompletedProfile?: boolean
  /** Has yet to see the guided tours; by default they are over. */
  isNew?: boolean
}

/** Registers somebody through the API and brings them to a stage; the browser's cookies are theirs then. */
export async function becomeBuyer(api: Api, who: Someone, stage: BuyerStage = {}): Promise<void> {
  const { isEmailVerified = true, isPhoneVerified = true, hasCompletedProfile = true } = stage
  const { floorPlanLikes = 0, isNew = false } = stage
  const { name, email, password, phone } = who
  await api.send('POST', '/api/auth/register', { name, email, password })
  if (!isEmailVerified) return
  await api.send('POST', '/api/auth/email/start', {})
  const emailCode = await codeSentTo(email, { digits: EMAIL_CODE.digits })
  await api.send('POST', '/api/auth/email/verify', { code: emailCode })
  if (!isPhoneVerified) return
  await api.send('POST', '/api/auth/phone/start', { phone })
  const code = await codeSentTo(e164(phone), { digits: PHONE_CODE.digits })
  await api.send('POST', '/api/auth/phone/verify', { code })
  if (!hasCompletedProfile) return
  await api.send('PUT', '/api/profile', { name, ...ANSWERS })
  await api.send('POST', '/api/profile/complete', {})
  if (!isNew) await Promise.all(TOURS.map((tour) => api.send('POST', `/api/tours/${tour}/complete`, {})))
  await likeFloorPlans(api, floorPlanLikes)
}

/** Likes as many floor plans as the deck deals first. An admin elsewhere may archive one that was just dealt. */
export async function likeFloorPlans(api: Api, wanted: number): Promise<void> {
  for (let liked = 0; liked < wanted;) {
    const designs = await api.get<DealtDesign[]>('/api/designs?batch=20')
    const plans = designs.filter(({ category }) => category === 'Floor Plan').slice(0, wanted - liked)
    const like = (designId: string) =>
      api.postUnlessGone('/api/preferences', { designId, action: 'like', swipeId: randomUUID() })
    const stored = await Promise.all(plans.map(({ id }) => like(id)))
    liked += stored.filter(Boolean).length
  }
}

/** Floor-plan likes that the server has stored. */
export async function storedLikes(api: Api): Promise<number> {
  const progress = await api.get<{ floorPlanLikes: number }>('/api/user-progress')
  return progress.floorPlanLikes
}
