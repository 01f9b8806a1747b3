import type { Design } from '@dream/contract/api/designs/design'
import type { ComponentType } from 'react'

/** What the pages show of the catalogue. */
export type Samples = {
  /** Of the deck. The first one also stands for all plans elsewhere. */
  plans: readonly [Design, Design, Design]
  kitchen: Design
  bathroom: Design
  living: Design
  /** The street sides of the first two plans: where they stand together they are one house. */
  facades: readonly [Design, Design]
  designCount: number
  broker: ShownBroker
  /** The first plan as lines alone. */
  linework: Line
}

/** What the landing page shows of a broker's page: somebody of the demo, and it says so. */
export type ShownBroker = {
  name: string
  company: string
  howPaid: string
  checks: readonly { what: string; on: string }[]
}

/** A drawing and its size. */
export type Line = { src: string; width: number; height: number }

/** The company behind the product. */
export type Brokerage = { name: string; url: string }

export type PageProps = {
  samples: Samples
  brokerage: Brokerage
  /** The form to embed on the contact page; null while there is none. */
  contactFormUrl: string | null
}

export type SitePage = {
  /** Of its file. */
  name: string
  /** Where it is known; null for a page that is listed nowhere. */
  path: string | null
  /** Where a page is sent around that is listed nowhere. */
  linkPath?: string
  title: string
  description: string
  /** Its picture when it is shared: a path. */
  picture: string
  Page: ComponentType<PageProps>
}
