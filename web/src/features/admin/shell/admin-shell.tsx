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
import { hrefOf, type Room, ROOM_GROUPS } from './room.ts'

type Props = {
  user: User
  /** Pages that this admin may open. */
  rooms: readonly Room[]
  here: Room | undefined
  onClose: () => Promise<unknown>
  onLogOut: () => Promise<unknown>
  children: ReactNode
}

/** Frame of the admin area, with its navigation beside the page on a desktop and behind a button on a phone. */
export function AdminShell({ user, rooms, here, onClose, onLogOut, children }: Props) {
  const path = usePathname()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const account = <AccountMenu {...{ user, onClose, onLogOut }} />
  return (
    <div className={css['shell']}>
      <header className={css['bar']}>
        <IconButton label="Rooms" icon={<Menu />} onClick={() => setOpenedAt(path)} className={css['menu']} />
        <a href="/admin" className={css['logo']} aria-label="Dream Design, the admin area’s start">
          <Logo />
        </a>
        <p className={css['here']}>{here?.title ?? 'Admin'}</p>
        {account}
      </header>
      <aside className={css['side']}>
        <RoomLinks rooms={rooms} here={here} />
      </aside>
      <div className={css['room']} key={here?.path ?? ''} tabIndex={-1}>
        <Suspense fallback={<Waiting />}>{children}</Suspense>
      </div>
      <Sheet isOpen={openedAt === path} onClose={() => setOpenedAt(null)} label="Rooms">
        <RoomLinks rooms={rooms} here={here} />
      </Sheet>
    </div>
  )
}

function RoomLinks({ rooms, here }: Pick<Props, 'rooms' | 'here'>) {
  const groups = ROOM_GROUPS.map((group) => ({ group, found: rooms.filter((room) => room.group === group) }))
  return (
    <nav aria-label="Rooms" className={css['links']}>
      {groups
        .filter(({ found }) => found.length > 0)
        .map(({ group, found }) => (
          <div key={group}>
            <p className={css['group']}>{group}</p>
            <ul>
              {found.map((room) => (
                <li key={room.path}>
                  <a
                    href={hrefOf(room)}
                    aria-current={room === here ? 'page' : undefined}
                    onPointerEnter={() => void room.prefetch()}
                  >
                    <room.icon size={20} aria-hidden="true" />
                    {room.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
