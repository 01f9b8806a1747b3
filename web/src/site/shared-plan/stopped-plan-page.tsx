import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import type { PageProps } from '../content.ts'
import { LinkButton } from '../layout/link-button.tsx'
import section from '../layout/section.module.css'
import { SiteLayout } from '../layout/site-layout.tsx'
import css from '../not-found/not-found-page.module.css'

type Props = PageProps & { what: string; sender: string }

/** Page of a link that no longer shows anything. */
export const NoLongerShared = ({ brokerage, what, sender }: Props) => (
  <SiteLayout path={null} brokerage={brokerage}>
    <div className={css['page']}>
      <div>
        <h1>
          This {what} is <span className={section['marked']}>no longer</span> shared
        </h1>
        <p>
          {sender}, or a part of the link got lost on the way. Ask them for a new one, or find a home you like
          yourself.
        </p>
        <p className={css['ways']} data-island="shared-plan">
          <LinkButton href="/app" variant="main">
            See other homes
          </LinkButton>
          <LinkButton href="/" variant="outline">
            Back to Home
          </LinkButton>
        </p>
      </div>
      <WrongDoorDrawing className={css['drawing']} />
    </div>
  </SiteLayout>
)

/** Page of a link whose plan is no longer shared. */
export const StoppedPlanPage = (props: PageProps) => (
  <NoLongerShared {...props} what="plan" sender="Whoever sent you this link has stopped sharing the plan" />
)
