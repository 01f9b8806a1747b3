import { Download, X } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { LogoMark } from '#ui/pictures/logo.tsx'
import { dismissInstall, install } from './install-offer.ts'
import css from './install-prompt.module.css'
import { useInstall } from './use-install.ts'

/**
 * Prompt for the browser's offer, shown after a while, unless the app was installed or the prompt dismissed in this session
 * (product §4).
 */
export function InstallPrompt() {
  const { isAsking } = useInstall()
  if (!isAsking) return null
  return (
    <aside className={css['prompt']} aria-label="Install Dream Design">
      <span className={css['icon']} aria-hidden="true">
        <LogoMark />
      </span>
      <div className={css['text']}>
        <p className={css['title']}>Install Dream Design</p>
        <p>Swipe full screen from your home screen, even offline.</p>
      </div>
      <IconButton label="Not now" icon={<X />} className={css['close']} onClick={dismissInstall} />
      <Button size="small" icon={<Download />} className={css['go']} onClick={() => void install()}>
        Install App
      </Button>
    </aside>
  )
}
