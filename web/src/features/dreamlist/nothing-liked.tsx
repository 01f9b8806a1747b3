import { ButtonLink } from '#ui/buttons/button.tsx'
import { HalfPlanDrawing } from '#ui/drawings/half-plan.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import css from './dreamlist-screen.module.css'

export function NothingLiked() {
  return (
    <Notice
      title="Nothing here yet"
      drawing={<HalfPlanDrawing />}
      actions={<ButtonLink href="/explore">Keep swiping</ButtonLink>}
    >
      <p>Swipe right on anything you could live in, and it waits for you here.</p>
    </Notice>
  )
}

export function Waiting() {
  return (
    <section className={css['screen']} role="status">
      <span className="visually-hidden">Loading...</span>
      <header className={css['head']} aria-hidden="true">
        <h1 className="screen-title">Dreamlist</h1>
      </header>
      <div className={css['waiting']}>
        {[0, 1, 2, 3].map((tile) => (
          <Placeholder key={tile} className={css['empty']} />
        ))}
      </div>
    </section>
  )
}
