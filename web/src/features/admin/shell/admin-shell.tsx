import { Menu } from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { usePathname } from '#lib/navigation/navigation.ts'
import type { User } from '#lib/session/session.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Logo } from '#ui/pictures/logo.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { AccountMenu } from './account-menu.tsx'
import css from './admin-shell.module.css'
import { hrefOf, type PageEntry, PAGE_GROUPS } from './page-entry.ts'

type Props = {
  user: User
  /** Pages that this admin may open. */
  pages: readonly PageEntry[]
  here: PageEntry | undefined
  onClose: () => Promise<unknown>
  onLogOut: () => Promise<unknown>
  children: ReactNode
}

/** Frame of the admin area, with its navigation beside the page on a desktop and behind a button on a phone. */
export function AdminShell({ user, pages, here, onClose, onLogOut, children }: Props) {
  const path = usePathname()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const account = <AccountMenu {...{ user, onClose, onLogOut }} />
  return (
    <div className={css['shell']}>
      <header className={css['bar']}>
        <IconButton
          label="Admin pages"
          icon={<Menu />}
          onClick={() => setOpenedAt(path)}
          className={css['menu']}
        />
        <a href="/admin" className={css['logo']} aria-label="Dream Design, the admin area’s start">
          <Logo />
        </a>
        <p className={css['here']}>{here?.title ?? 'Admin'}</p>
        {account}
      </header>
      <aside className={css['side']}>
        <PageLinks pages={pages} here={here} />
      </aside>
      <div className={css['page']} key={here?.path ?? ''} tabIndex={-1}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </div>
      <Sheet isOpen={openedAt === path} onClose={() => setOpenedAt(null)} label="Admin pages">
        <PageLinks pages={pages} here={here} />
      </Sheet>
    </div>
  )
}

function PageLinks({ pages, here }: Pick<Props, 'pages' | 'here'>) {
  const groups = PAGE_GROUPS.map((group) => ({
    group,
    found: pages.filter((entry) => entry.group === group),
  }))
  return (
    <nav aria-label="Admin pages" className={css['links']}>
      {groups
        .filter(({ found }) => found.length > 0)
        .map(({ group, found }) => (
          <div key={group}>
            <p className={css['group']}>{group}</p>
            <ul>
              {found.map((entry) => (
                <li key={entry.path}>
                  <a
                    href={hrefOf(entry)}
                    aria-current={entry === here ? 'page' : undefined}
                    onPointerEnter={() => void entry.prefetch()}
                  >
                    <entry.icon size={20} aria-hidden="true" />
                    {entry.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
