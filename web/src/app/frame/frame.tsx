import { Suspense, type ReactNode } from 'react'
import { useSession } from '#lib/session/session.ts'
import { Waiting } from '#ui/status/placeholder.tsx'
import { BottomBar, hasBottomBar } from '../bars/bottom-bar.tsx'
import { ProgressLine } from '../bars/progress-line.tsx'
import { TopBar } from '../bars/top-bar.tsx'
import css from './frame.module.css'
import type { Bars } from '../routing/routes.ts'

/** Frame of a screen with its bars. The screen fills the height between them and scrolls by itself. */
export function Frame({ bars, path, children }: { bars: Bars; path: string; children: ReactNode }) {
  const { user } = useSession()
  const content = <Suspense fallback={<Waiting text="Loading..." />}>{children}</Suspense>
  if (bars === 'none' || !user) return <main className={css['alone']}>{content}</main>
  return (
    <div className={css['frame']} data-sheet="">
      {bars !== 'sheet' && <TopBar user={user} />}
      {bars === 'deck' && <ProgressLine />}
      <main className={css['screen']}>{content}</main>
      {hasBottomBar(path) && <BottomBar path={path} user={user} />}
    </div>
  )
}
