import type { ReportLine } from '@dream/contract/api/admin/reports'
import { InertText } from './inert-text.tsx'
import { ROLES } from './report-text.ts'
import css from './reports.module.css'

/** Name and role of a person. */
export function Person({ person: { name, role } }: { person: ReportLine['about'] }) {
  return (
    <>
      <span className={css['name']}>
        <InertText text={name} />
      </span>{' '}
      <span className="secondary-text">{ROLES[role]}</span>
    </>
  )
}
