import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Alone } from '../../frame/alone.tsx'

/** Shown to signed-out people on a page without a guard: what it is for, and that it needs a login. */
export function NeedsLogin({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Alone>
      <Notice
        title={title}
        drawing={<WrongDoorDrawing />}
        actions={<ButtonLink href="/app-home">Go to login</ButtonLink>}
      >
        <p>{children}</p>
      </Notice>
    </Alone>
  )
}
