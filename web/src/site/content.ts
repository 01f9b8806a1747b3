import type { Design } from '@dream/contract/api/designs/design'
import type { ComponentType } from 'react'

/** Designs of the catalogue that the pages show. */
export type Samples = {
  /** Plans of the deck. The first one also represents all plans elsewhere. */
  plans: readonly [Design, Design, Design]
  kitchen: Design
  bathroom: Design
  living: Design
  /** Facades of the first two plans, which belong to the same houses. */
  facades: readonly [Design, Design]
  designCount: number
  broker: ShownBroker
  /** Line drawing of the first plan. */
  linework: Line
}

/** Broker's page shown on the landing page: a demo broker, labelled as such. */
export type ShownBroker = {
  name: string
  company: string
  howPaid: string
  checks: readonly { what: string; on: string }[]
}

/** Drawing with its size. */
export type Line = { src: string; width: number; height: number }

/** Company behind the product. */
export type Brokerage = { name: string; url: string }

export type PageProps = {
  samples: Samples
  brokerage: Brokerage
  /** Form to embed on the contact page; null while there is none. */
  contactFormUrl: string | null
}

export type SitePage = {
  /** File name. */
  name: string
  /** Public path; null for a page that is not listed. */
  path: string | null
  /** Path under which an unlisted page is shared. */
  linkPath?: string
  title: string
  description: string
  /** Path of its preview picture. */
  picture: string
  Page: ComponentType<PageProps>
}
