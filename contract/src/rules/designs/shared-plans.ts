/** Links of one person that work at the same time. */
export const SHARED_PLANS_MAX = 50
/** Links that one person makes. */
export const SHARED_PLANS_LIMIT = { count: 30, minutes: 60 } as const

/** 128 bits, and the same in capitals: paths are compared without regard to them. */
export const SHARED_PLAN_TOKEN = /^[0-9a-f]{32}$/

/** Where a shared plan is read. */
export const sharedPlanPath = (token: string) => `/plan/${token}`
/** Its picture, for those who show a preview of the link. */
export const sharedPlanPicturePath = (token: string) => `${sharedPlanPath(token)}/picture.jpg`
