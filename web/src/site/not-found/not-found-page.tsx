import type { PageProps } from '../content.ts'
import { LinkButton } from '../layout/link-button.tsx'
import section from '../layout/section.module.css'
import { SiteLayout } from '../layout/site-layout.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import css from './not-found-page.module.css'

export const NotFoundPage = ({ brokerage }: PageProps) => (
  <SiteLayout path={null} brokerage={brokerage}>
    <div className={css['page']}>
      <div>
        <h1>
          Page <span className={section['marked']}>Not</span> Found
        </h1>
        <p>This door leads nowhere. The address may be old, or a letter went missing on the way.</p>
        <p className={css['ways']}>
          <LinkButton href="/" variant="main">
            Back to Home
          </LinkButton>
          <LinkButton href="/explore" variant="outline">
            Go to Explore
          </LinkButton>
        </p>
      </div>
      <WrongDoorDrawing className={css['drawing']} />
    </div>
  </SiteLayout>
)
