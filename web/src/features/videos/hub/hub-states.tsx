import { ButtonLink } from '#ui/buttons/button.tsx'
import { SetOutDrawing } from '#ui/drawings/set-out.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import css from './learning-hub.module.css'

export function NoVideos() {
  return (
    <Notice
      title="No videos yet"
      drawing={<SetOutDrawing />}
      actions={<ButtonLink href="/explore">Keep swiping</ButtonLink>}
    >
      <p>Short videos on what makes a design work are on their way.</p>
    </Notice>
  )
}

export function WaitingHub() {
  return (
    <section className={css['hub']} role="status">
      <span className="visually-hidden">Loading...</span>
      <h1 className="screen-title" aria-hidden="true">
        Learning Hub
      </h1>
      <div className={css['empty']}>
        {[0, 1, 2, 3].map((tile) => (
          <Placeholder key={tile} />
        ))}
      </div>
    </section>
  )
}
