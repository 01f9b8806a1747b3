/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- rows that CSS lays out as a grid lose their roles in older WebKit */
import type { CardDesign } from '@dream/contract/api/designs/design'
import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import css from './compare-screen.module.css'
import type { CompareGroup, CompareRow } from './compare-rows.ts'
import { ScaledPlan } from './scaled-plan.tsx'

type Props = {
  designs: readonly CardDesign[]
  groups: readonly CompareGroup[]
  /** Shows a plan on the block; without it there is no block. */
  onShowOnBlock: ((design: CardDesign) => void) | undefined
}

/** Length of the scale bar under the drawings, in metres. */
const SCALE_M = 5
const DEEPEST_REM = 28

/**
 * Plans side by side above their features; the names of rows stay visible while scrolling sideways. Laid out as a grid on a phone
 * it stays a table for screen readers by its roles.
 */
export function CompareTable({ designs, groups, onShowOnBlock }: Props) {
  const [isAll, setAll] = useState(false)
  const widest = Math.max(...designs.map(({ plan }) => plan?.houseWidth ?? 0))
  const deepest = Math.max(...designs.map(({ plan }) => plan?.houseDepth ?? 0))
  const shown = groups
    .map((group) => ({ ...group, rows: group.rows.filter(({ differs }) => isAll || differs) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keys
    <div className={css['scroll']} tabIndex={0} role="group" aria-label="Plans side by side">
      <table role="table" className={css['table']} data-plans={designs.length}>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell">
              <span className="visually-hidden">What is compared</span>
            </td>
            {designs.map(({ id, title }) => (
              <th key={id} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <tr role="row" className={css['drawings']}>
            <th role="rowheader" scope="row">
              At one scale
            </th>
            {designs.map((design) => (
              <td key={design.id} role="cell">
                {/* Limit the deepest plan to the height of the screen. */}
                <div style={{ maxWidth: `${(DEEPEST_REM * widest) / deepest}rem` }}>
                  <ScaledPlan design={design} widest={widest} />
                  <span className={css['bar']} style={{ width: `${(SCALE_M / widest) * 100}%` }}>
                    {SCALE_M} m
                  </span>
                </div>
                {onShowOnBlock && (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={`${design.title} on my block`}
                    onClick={() => onShowOnBlock(design)}
                  >
                    On my block
                  </Button>
                )}
              </td>
            ))}
          </tr>
        </tbody>
        {shown.map(({ title, rows }) => (
          <tbody key={title} role="rowgroup">
            <tr role="row" className={css['group']}>
              <th role="rowheader" scope="rowgroup" colSpan={designs.length + 1}>
                <span>{title}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.name} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      {shown.length === 0 && <p className={css['same']}>No figure differs between them.</p>}
      <div className={css['all']}>
        <SwitchRow label="Show what they have in common too" isOn={isAll} onChange={setAll} />
      </div>
    </div>
  )
}

function Row({ row: { name, cells, differs } }: { row: CompareRow }) {
  return (
    <tr role="row" data-differs={differs}>
      <th role="rowheader" scope="row">
        {name}
      </th>
      {cells.map((lines, at) => (
        <td key={at} role="cell">
          {lines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </td>
      ))}
    </tr>
  )
}
