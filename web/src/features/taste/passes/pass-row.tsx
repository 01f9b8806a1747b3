import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { factLine } from '../fact-line.ts'
import css from './passes-sheet.module.css'

/** Result of a pass on this screen. */
export type Taken = 'liked' | 'back'

type Props = { design: DealtDesign; taken: Taken | undefined; children: ReactNode }

const SAID: Record<Taken, string> = { liked: 'In your dreamlist now', back: 'Back in the deck' }

export function PassRow({ design, taken, children }: Props) {
  const [picture] = design.pictures
  const url = useThemedUrl(picture ?? { light: design.imageUrl, dark: null })
  return (
    <li className={css['pass']} aria-label={design.title}>
      <img
        src={url}
        alt=""
        width={picture?.width}
        height={picture?.height}
        loading="lazy"
        decoding="async"
        data-photo={design.plan ? undefined : ''}
      />
      <div>
        <h3>{design.title}</h3>
        <p>{factLine(design)}</p>
        <div className={css['ways']} role="status">
          {taken ? (
            <p className={css['taken']}>
              <Check size={16} aria-hidden="true" />
              {SAID[taken]}
            </p>
          ) : (
            children
          )}
        </div>
      </div>
    </li>
  )
}
