import type { AuditEntry } from '@dream/contract/api/admin/audit'
import css from './audit.module.css'

const LONGEST = 240

/** Each field that changed, as it was and as it is. Whatever stands in them is text and nothing else. */
export function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  if (names.length === 0) return null
  return (
    <dl className={css['changes']}>
      {names.map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {before && name in before && (
              <del>
                <span className="visually-hidden">before: </span>
                {textOf(before[name])}
              </del>
            )}
            {after && name in after && (
              <ins>
                <span className="visually-hidden">after: </span>
                {textOf(after[name])}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
