import type { CardDesign, CardPlan, DesignBuilder } from '@dream/contract/api/designs/design'
import { factsOf } from '@dream/contract/rules/designs/facts'
import { FACT_ICONS } from '#ui/pictures/fact-icons.ts'
import css from './facts-panel.module.css'
import { roomGroups } from './rooms.ts'

/** Table of the five figures. */
export function FactTable({ design }: { design: CardDesign }) {
  const facts = factsOf(design)
  if (facts.length === 0) return null
  return (
    <ul className={css['table']}>
      {facts.map(({ key, value, unit, spoken }) => {
        const Icon = FACT_ICONS[key]
        return (
          <li key={key}>
            <Icon size={18} aria-hidden="true" />
            <b aria-hidden="true">{value}</b>
            <span aria-hidden="true">{unit}</span>
            <span className="visually-hidden">{spoken}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** Chips under a heading; nothing without any. */
export function Tags({ title, tags, tone }: { title: string; tags: readonly string[]; tone: string }) {
  if (tags.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className={css['tags']} data-tone={tone}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </section>
  )
}

const LEVELS = { ground: 'Rooms, ground level', upper: 'Rooms, upper level' } as const

export function RoomList({ plan }: { plan: CardPlan }) {
  const groups = roomGroups(plan.rooms)
  return groups.map(({ level, rooms }, index) => (
    <section key={level}>
      <div className={css['head']}>
        <h3>{groups.length > 1 ? LEVELS[level] : 'Rooms'}</h3>
        {index === 0 && <span>in metres; the bar shows floor area</span>}
      </div>
      <ul className={css['rooms']}>
        {rooms.map(({ id, name, size, share }) => (
          <li key={id}>
            <span>{name}</span>
            <span className={css['track']} aria-hidden="true">
              <span style={{ width: `${Math.max(4, share * 100)}%` }} />
            </span>
            <span className={css['size']}>{size}</span>
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** Further facts of the drawing, in words and square metres. The lot is the one of the card and the block. */
export function HouseFacts({ plan, lot }: { plan: CardPlan; lot: { width: number; depth: number } }) {
  const { areas } = plan
  const metres = (width: number, depth: number) => `${width.toFixed(1)} × ${depth.toFixed(1)} m`
  const area = (value: number) => (value > 0 ? `${value.toFixed(1)} m²` : null)
  const lines: [string, string | null][] = [
    ['House', metres(plan.houseWidth, plan.houseDepth)],
    ['Suits a lot from', metres(lot.width, lot.depth)],
    ['Living areas', plan.livingAreas === null ? null : String(plan.livingAreas)],
    ['Toilets', plan.toilets === null ? null : String(plan.toilets)],
    ['Study', plan.study ? 'Yes' : null],
    ['Ground floor', area(areas.ground)],
    ['Upper floor', area(areas.upper)],
    ['Garage', area(areas.garage)],
    ['Alfresco', area(areas.alfresco)],
    ['Porch', area(areas.porch)],
  ]
  return (
    <section>
      <h3>The house</h3>
      <dl className={css['lines']}>
        {lines.map(([term, value]) =>
          value === null ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}

/** Builder of a design, with the licence that the states require in advertising. */
export function BuilderLine({ builder: { name, licence, logo } }: { builder: DesignBuilder }) {
  return (
    <div className={css['builder']}>
      {logo && <img src={logo} alt="" width={44} height={44} />}
      <p>
        By {name}
        {licence && <span>Licence {licence}</span>}
      </p>
    </div>
  )
}
