import type { Picture } from '@dream/contract/api/designs/design'
import { useId } from 'react'
import css from './see-it-in.module.css'
import type { Versions } from './use-versions.ts'

/** Styles of a room, including the shown one. */
export function SeeItIn({ versions }: { versions: Versions }) {
  const labelId = useId()
  const { state, items, design, press, wanted, told, ahead } = versions
  if (state === 'none') return null
  return (
    <section className={css['row']}>
      <h3 id={labelId}>See it in</h3>
      {state === 'failed' && <p role="status">Couldn't load its other styles just now.</p>}
      <div role="group" aria-labelledby={labelId} className={css['chips']}>
        {items.map((item) => (
          <button
            key={item.design.id}
            type="button"
            aria-pressed={item.design.id === design.id}
            aria-busy={item.design.id === wanted}
            onClick={() => press(item)}
          >
            {item.style}
          </button>
        ))}
      </div>
      {ahead.map(({ key, ...file }) => (
        <Ahead key={key} {...file} />
      ))}
      <p className="visually-hidden" role="status">
        {told}
      </p>
    </section>
  )
}

type AheadProps = { picture: Picture | undefined; onLoad: () => void; onError: () => void }

/** Preloads the same file that the details show. */
const Ahead = ({ picture, onLoad, onError }: AheadProps) =>
  picture && (
    <picture hidden>
      {picture.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={`${picture.width}px`} />
      ))}
      <img src={picture.light} alt="" data-ahead="" onLoad={onLoad} onError={onError} />
    </picture>
  )
