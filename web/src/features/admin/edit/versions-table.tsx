import type { ReactNode } from 'react'
import css from './versions-table.module.css'

type Props = {
  caption: string
  /** Names of the two versions. */
  names: readonly [before: string, after: string]
  rows: readonly { name: string; before: ReactNode; after: ReactNode }[]
}

/** Two versions of something side by side, field by field; below each other on a phone. */
export function VersionsTable({ caption, names: [before, after], rows }: Props) {
  return (
    <table className={css['table']}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">{before}</th>
          <th scope="col">{after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td data-label={before}>{row.before}</td>
            <td data-label={after}>{row.after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
