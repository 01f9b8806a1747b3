import css from './brokers.module.css'
import { PagePhoto } from './page-photo.tsx'
import { type Page, pageRows } from './page-rows.ts'

/** Content of a broker's page as it would be published, always rendered as text. */
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
