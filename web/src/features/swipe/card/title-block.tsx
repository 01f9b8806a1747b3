import type { CardDesign } from '@dream/contract/api/designs/design'
import { factsOf } from '@dream/contract/rules/designs/facts'
import {
  CARD_FEATURES_MAX,
  CARD_INTERESTS_MAX,
  CARD_LOOKING_FOR_MAX,
} from '@dream/contract/rules/designs/swipe'
import { FACT_ICONS } from '#ui/pictures/fact-icons.ts'
import css from './title-block.module.css'

/** Figures of a floor plan, as rows of the drawing's title block. */
export function FactRows({ design }: { design: CardDesign }) {
  return (
    <ul className={css['facts']}>
      {factsOf(design).map(({ key, value, unit, spoken }) => {
        const Icon = FACT_ICONS[key]
        return (
          <li key={key} className={css['fact']}>
            <Icon size={18} />
            <span aria-hidden="true">
              <b>{value}</b> {unit}
            </span>
            <span className="visually-hidden">{spoken}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Tags of what the design is for and what it has, limited to what a card may show. */
export function TagGroups({ design }: { design: CardDesign }) {
  const { interests, lookingFor, features } = design
  return (
    <div className={css['groups']}>
      <Group title="My Interests" tone="mist" tags={interests.slice(0, CARD_INTERESTS_MAX)} />
      <Group title="I'm Looking For" tone="sand" tags={lookingFor.slice(0, CARD_LOOKING_FOR_MAX)} />
      <Group
        title="Features"
        tone="leaf"
        tags={features.slice(0, CARD_FEATURES_MAX)}
        more={features.length - CARD_FEATURES_MAX}
      />
    </div>
  )
}

type GroupProps = { title: string; tone: 'mist' | 'sand' | 'leaf'; tags: readonly string[]; more?: number }

function Group({ title, tone, tags, more = 0 }: GroupProps) {
  if (tags.length === 0) return null
  return (
    <section className={css['group']}>
      <p>{title}</p>
      <ul>
        {tags.map((tag, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- by place: a slot's next card changes the words and keeps the elements
          <li key={index} className={css['tag']} data-tone={tone}>
            {tag}
          </li>
        ))}
        {more > 0 && <li className={css['more']}>+{more} more</li>}
      </ul>
    </section>
  )
}
