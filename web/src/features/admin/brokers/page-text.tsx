import css from './brokers.module.css'
import { PagePhoto } from './page-photo.tsx'
import { type Page, pageRows } from './page-rows.ts'

/** Everything that a broker says of themselves, as it would be published. It is text, whatever stands in it. */
export function PageText({ page }: { page: Page }) {
  return (
    <dl className={css['page']}>
      <div>
        <dt>Photo</dt>
        <dd>
          <PagePhoto portrait={page.portrait} />
        </dd>
      </div>
      {pageRows(page).map(([name, lines]) => (
        <div key={name}>
          <dt>{name}</dt>
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines may be equal, and none moves
            <dd key={at}>{line}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
