import { TOUR_TEXTS } from '../../app/tour-texts.ts'
import { TOURS, type TourName } from '../../app/tours.ts'
import { UNLOCK_CARDS } from '../../designs/unlock-cards.ts'
import { SITE_TEXTS } from '../../app/site-texts.ts'

/** Text that editors may rewrite. `usual`: its default. */
export type TextField = { name: string; label: string; usual: string; max: number }
/** Page of editable texts, with the fixed ones around them. */
export type TextPage = {
  id: string
  title: string
  where: string
  fields: readonly TextField[]
  /** Words that the product promises verbatim; shown, but not editable. */
  fixed: readonly { label: string; text: string }[]
}

const TOUR_TITLES: Readonly<Record<TourName, string>> = {
  explore: 'Explore',
  dreamlist: 'the dreamlist',
  land: 'the land guide',
  videos: 'the learning hub',
  brokers: 'the brokers',
  brokerDetail: "a broker's page",
}

const tourPage = (name: TourName): TextPage => ({
  id: `tour-${name.toLowerCase()}`,
  title: `Tour of ${TOUR_TITLES[name]}`,
  where: 'Shown once to whoever opens the section for the first time',
  fields: TOUR_TEXTS[name].flatMap(({ title, subtitle }, at) => [
    { name: `title${at + 1}`, label: `Step ${at + 1}: title`, usual: title, max: 40 },
    { name: `subtitle${at + 1}`, label: `Step ${at + 1}: text`, usual: subtitle, max: 120 },
  ]),
  fixed: [
    { label: 'Button', text: 'Next' },
    { label: 'Button of the last step', text: 'Got it!' },
  ],
})

const { dreamlist, land, videos, brokers } = UNLOCK_CARDS

/** All pages of texts, in list order. */
export const TEXT_PAGES: readonly TextPage[] = [
  ...TOURS.map(tourPage),
  {
    id: 'unlocks',
    title: 'Celebrations',
    where: 'When a section unlocks, in the app, in its notification, and on the preview of the public site',
    fields: [
      { name: 'land', label: land.title, usual: land.description, max: 160 },
      { name: 'videos', label: videos.title, usual: videos.description, max: 160 },
      { name: 'brokers', label: brokers.title, usual: brokers.description, max: 160 },
    ],
    fixed: [
      { label: 'Badge', text: 'Unlocked!' },
      { label: dreamlist.title, text: dreamlist.description },
      ...[dreamlist, land, videos, brokers].map(({ title, button }) => ({
        label: `Button: ${title}`,
        text: button,
      })),
    ],
  },
  {
    id: 'site',
    title: 'Public site',
    where: 'On the pages that everybody can read; a change is there within seconds',
    fields: SITE_TEXTS,
    fixed: [
      { label: 'Landing', text: 'Swipe Right for Design' },
      { label: 'About', text: 'Powered by Industry Expertise' },
      { label: 'Contact', text: 'Other Ways to Reach Us' },
    ],
  },
]

/** Default words of a page. */
export const usualTexts = ({ fields }: TextPage): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, usual }) => [name, usual]))
