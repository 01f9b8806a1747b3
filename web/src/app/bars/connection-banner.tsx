import { useConnection } from '#lib/online.ts'
import css from './connection-banner.module.css'

/** 'You're offline' while it lasts, 'Back online' for a moment after (spec §4). */
export function ConnectionBanner() {
  const connection = useConnection()
  return (
    <div className={css['place']} role="status" aria-live="polite">
      {connection === 'offline' && <p className={css['strip']}>You're offline</p>}
      {connection === 'back' && (
        <p className={css['strip']} data-back="">
          Back online
        </p>
      )}
    </div>
  )
}
