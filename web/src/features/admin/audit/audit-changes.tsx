import type { AuditEntry } from '@dream/contract/api/admin/audit'
import { fieldText } from './audit-text.ts'
import css from './audit.module.css'
import { valueText } from './value-text.ts'

type Change = Pick<AuditEntry, 'before' | 'after'>

/** Maximum of fields that are shown at once. */
const MOST = 3

/** Changed fields, before and after. Values are always rendered as text. */
export function AuditChanges({ before, after }: Change) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return <span className={css['none']}>Nothing changed</span>
  const rest = names.slice(MOST)
  return (
    <>
      <Fields names={names.slice(0, MOST)} change={{ before, after }} />
      {rest.length > 0 && (
        <details className={css['rest']}>
          <summary>{rest.length} more</summary>
          <Fields names={rest} change={{ before, after }} />
        </details>
      )}
    </>
  )
}

function Fields({ names, change: { before, after } }: { names: readonly string[]; change: Change }) {
  return (
    <dl className={css['changes']}>
      {names.map((name) => (
        <div key={name}>
          <dt>{fieldText(name)}</dt>
          <dd>
            {before && name in before && (
              <del>
                <span className="visually-hidden">before: </span>
                {valueText(before[name])}
              </del>
            )}
            {after && name in after && (
              <ins>
                <span className="visually-hidden">after: </span>
                {valueText(after[name])}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
