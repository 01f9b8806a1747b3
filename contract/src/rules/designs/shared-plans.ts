/** Max active links of one person. */
export const SHARED_PLANS_MAX = 50
/** Rate limit of new links of one person. */
export const SHARED_PLANS_LIMIT = { count: 30, minutes: 60 } as const

/** 128 bits in hex, lower case only: paths are compared case-insensitively. */
export const SHARED_PLAN_TOKEN = /^[0-9a-f]{32}$/

/** Path of a shared plan. */
export const sharedPlanPath = (token: string) => `/plan/${token}`
/** Picture of a shared plan, for link previews. */
export const sharedPlanPicturePath = (token: string) => `${sharedPlanPath(token)}/picture.jpg`

/** Rate limit of pages of collections and of design DNA that one person makes: few, since each collection has one. */
export const SHARED_PAGES_LIMIT = { count: 30, minutes: 60 } as const
/** Max designs on the page of a collection, and notes beside each. */
export const SHARED_PAGE_DESIGNS = 60

/** Path of a shared collection or design DNA, and of its picture. Tokens have the format of shared plans. */
export const sharedPagePath = (token: string) => `/shared/${token}`
export const sharedPagePicturePath = (token: string) => `${sharedPagePath(token)}/picture.jpg`
