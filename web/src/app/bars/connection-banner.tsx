import { isPage } from '@dream/contract/rules/pages'
import { useConnection } from '#lib/online.ts'
import { usePath } from '../use-path.ts'
import css from './connection-banner.module.css'

/** Screens that say in their own words that there is no network (spec §2.2). */
const SAY_IT_THEMSELVES = ['/app-home']

/** 'You're offline' while it lasts, 'Back online' for a moment after (spec §4). */
export function ConnectionBanner() {
  const connection = useConnection()
  const isSaid = isPage(usePath(), SAY_IT_THEMSELVES)
  return (
    <div className={css['place']} role="status" aria-live="polite">
      {connection === 'offline' && !isSaid && <p className={css['strip']}>You're offline</p>}
      {connection === 'back' && (
        <p className={css['strip']} data-back="">
          Back online
        </p>
      )}
    </div>
  )
}
