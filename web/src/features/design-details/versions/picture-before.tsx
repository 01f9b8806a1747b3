import type { Picture } from '@dream/contract/api/designs/design'
import { useState } from 'react'
import css from './picture-before.module.css'

/** Fades the previous picture out over its replacement, at any zoom. */
export function PictureBefore({ of: picture }: { of: Picture }) {
  const [{ now, before }, set] = useState<{ now: Picture; before: Picture | null }>({
    now: picture,
    before: null,
  })
  if (now.light !== picture.light) set({ now: picture, before: now })
  if (!before) return null
  return (
    <picture key={before.light}>
      {before.sources?.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={`${before.width}px`} />
      ))}
      <img
        className={css['before']}
        src={before.light}
        alt=""
        width={before.width}
        height={before.height}
        onAnimationEnd={() => set({ now, before: null })}
      />
    </picture>
  )
}
