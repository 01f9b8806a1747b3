import { TOP_TAGS_SHOWN } from '@dream/contract/rules/designs/collections'
import { useApiQuery } from '#lib/api/query.ts'
import { SharePageButton } from './sharing/share-page-button.tsx'
import css from './top-tags.module.css'

/** Common tags of the likes, each with a true sentence; nothing while none stands out. */
export function TopTags() {
  const { data } = useApiQuery('GET /api/preferences/top-tags')
  if (!data || data.items.length === 0) return null
  return (
    <section className={css['dna']} aria-labelledby="dna-title">
      <h2 id="dna-title" className={css['title']}>
        Your design DNA
      </h2>
      <ul>
        {data.items.slice(0, TOP_TAGS_SHOWN).map(({ tag, label, likes, usual, sentence, beside, change }) => (
          <li key={tag}>
            <span className={css['words']}>
              <span aria-hidden="true">
                <b>{label}</b> {likes} of {data.likes}
              </span>
              <span className="visually-hidden">{sentence}</span>
            </span>
            <span className={css['bar']} aria-hidden="true">
              <span style={{ width: `${(likes / data.likes) * 100}%` }} />
              <i style={{ left: `${usual * 100}%` }} />
            </span>
            {(beside ?? change) && (
              <span className={css['beside']}>{[beside, change].filter(Boolean).join(' · ')}</span>
            )}
          </li>
        ))}
      </ul>
      <p className={css['key']}>The mark shows how common it is among all designs.</p>
      <div className={css['share']}>
        <SharePageButton />
      </div>
    </section>
  )
}
