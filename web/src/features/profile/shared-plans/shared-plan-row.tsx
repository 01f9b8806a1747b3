import type { SharedPlan } from '@dream/contract/api/designs/shared-plans'
import { useState } from 'react'
import { copyText } from '#lib/device/clipboard.ts'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { Button } from '#ui/buttons/button.tsx'
import { opensText } from './opens-text.ts'
import css from './shared-plans-card.module.css'

const DAY = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long' })

/** Row of a shared plan: its name links to what others see. */
export function SharedPlanRow({ plan, onStop }: { plan: SharedPlan; onStop: () => void }) {
  const { title, picture, url, sharedAt, opens } = plan
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle')
  const src = useThemedUrl(picture)
  return (
    <li className={css['plan']}>
      <img src={src} alt="" width={picture.width} height={picture.height} loading="lazy" decoding="async" />
      <div className={css['about']}>
        <a href={url} className={css['name']}>
          {title}
        </a>
        <p className={css['day']}>
          Shared on <time dateTime={sharedAt}>{DAY.format(new Date(sharedAt))}</time>. {opensText(opens)}.
        </p>
        {copy === 'refused' && <p className={css['url']}>{url}</p>}
        <div className={css['ways']}>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Copy the link to ${title}`}
            onClick={() => void copyText(url).then((isCopied) => setCopy(isCopied ? 'copied' : 'refused'))}
          >
            {copy === 'copied' ? 'Link copied' : 'Copy link'}
          </Button>
          <Button variant="quiet" size="small" aria-label={`Stop sharing ${title}`} onClick={onStop}>
            Stop sharing
          </Button>
        </div>
        <span className="visually-hidden" role="status">
          {copy === 'copied' && 'Link copied'}
        </span>
      </div>
    </li>
  )
}
