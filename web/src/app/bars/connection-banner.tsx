import { isPage } from '@dream/contract/rules/app/pages'
import { useConnection } from '#lib/device/online.ts'
import { usePath } from '../routing/use-path.ts'
import css from './connection-banner.module.css'

/** Screens with an offline message of their own (product §2.2). */
const OWN_MESSAGE_PAGES = ['/app-home']

/** Banner: 'You're offline' while it lasts, 'Back online' for a moment after (product §4). */
export function ConnectionBanner() {
  const connection = useConnection()
  const hasOwnMessage = isPage(usePath(), OWN_MESSAGE_PAGES)
  return (
    <div className={css['place']} role="status">
      {connection === 'offline' && !hasOwnMessage && <p className={css['strip']}>You're offline</p>}
      {connection === 'back' && (
        <p className={css['strip']} data-back="">
          Back online
        </p>
      )}
    </div>
  )
}
