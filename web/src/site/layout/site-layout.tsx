import type { ReactNode } from 'react'
import { InstallPrompt } from '#features/install/install-prompt.tsx'
import type { Brokerage } from '../content.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import css from './site-layout.module.css'

type Props = { path: string | null; brokerage: Brokerage; children: ReactNode }

/** Layout of every public page. The install prompt renders nothing when prerendered, but brings its styles along. */
export function SiteLayout({ path, brokerage, children }: Props) {
  return (
    <>
      <a className={css['skip']} href="#content">
        Skip to content
      </a>
      <SiteHeader path={path} brokerage={brokerage} />
      <main id="content" className={css['content']}>
        {children}
      </main>
      <SiteFooter brokerage={brokerage} />
      <InstallPrompt />
    </>
  )
}
