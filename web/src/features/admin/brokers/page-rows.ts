import type { BrokerReview } from '@dream/contract/api/admin/brokers'
import { LANGUAGES, SPECIALTIES } from '@dream/contract/rules/brokers/brokers'

export type Page = NonNullable<BrokerReview['published']>

const DAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const labels = (choices: readonly { value: string; label: string }[], chosen: readonly string[]) =>
  chosen.map((value) => choices.find((choice) => choice.value === value)?.label ?? value).join(', ')

/** Content of a broker's page as labelled lines. */
export const pageRows = (page: Page): readonly (readonly [name: string, lines: readonly string[]])[] => [
  ['Company', [page.company]],
  ['Headline', [page.headline]],
  ['About', [page.about]],
  ['How they work', page.howIWork],
  ['How they are paid', [page.howPaid]],
  ['States', [page.states.join(', ')]],
  ['Areas', page.areas.map(areaText)],
  ['Specialties', [labels(SPECIALTIES, page.specialties)]],
  ['Languages', [labels(LANGUAGES, page.languages)]],
  ['Hours', page.hours.map(({ day, from, to }) => `${DAYS[day]} ${from} to ${to}`)],
  ['Time zone', [page.timeZone]],
  ['Chats at once', [String(page.capacity)]],
  ['ABN', [page.abn ?? 'None']],
]

function areaText({ name, state, postcodes }: Page['areas'][number]): string {
  const ranges = postcodes.map(([from, to]) => (from === to ? from : `${from} to ${to}`))
  return `${name}, ${state}: ${ranges.join(', ')}`
}
