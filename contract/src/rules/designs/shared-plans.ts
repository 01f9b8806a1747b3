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

/** Pages of collections and of design DNA that one person makes: each has one, so that they are few. */
export const SHARED_PAGES_LIMIT = { count: 30, minutes: 60 } as const
/** Designs that the page of a collection shows, and the notes beside each. */
export const SHARED_PAGE_DESIGNS = 60

/** Where a shared collection or design DNA is read, and its picture. Tokens are those of plans. */
export const sharedPagePath = (token: string) => `/shared/${token}`
export const sharedPagePicturePath = (token: string) => `${sharedPagePath(token)}/picture.jpg`
