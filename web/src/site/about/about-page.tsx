import type { Design } from '@dream/contract/api/designs/design'
import type { PageProps } from '../content.ts'
import { ClosingCall } from '../layout/closing-call.tsx'
import { Outbound } from '../layout/outbound.tsx'
import section from '../layout/section.module.css'
import { SiteLayout } from '../layout/site-layout.tsx'
import { Dimension } from '../pictures/dimension.tsx'
import { PlanPicture } from '../pictures/plan-picture.tsx'
import { RoomPicture } from '../pictures/room-picture.tsx'
import css from './about-page.module.css'

export function AboutPage({ samples, brokerage }: PageProps) {
  const { plans, facades } = samples
  return (
    <SiteLayout path="/about-us" brokerage={brokerage}>
      <section className={css['mission']}>
        <h1>
          Know what you love <br className={css['wide']} />
          before you <span className={section['marked']}>build it</span>.
        </h1>
        {/* Replaced by the server, as editors may have changed the text. */}
        <p>%TEXT_MISSION%</p>
        <ul className={css['ways']}>
          <li>
            <div className={css['picture']} data-kind="plan" data-theme="light">
              <PlanPicture design={plans[0]} isEager />
            </div>
            <Dimension>The plan</Dimension>
          </li>
          <li>
            <div className={css['picture']} data-kind="rooms">
              <DollHouse design={plans[0]} />
            </div>
            <Dimension>The rooms</Dimension>
          </li>
          <li>
            <div className={css['picture']}>
              <RoomPicture design={facades[0]} sizes="(min-width: 900px) 400px, 92vw" />
            </div>
            <Dimension>The street</Dimension>
          </li>
        </ul>
      </section>
      <section className={css['expertise']}>
        <h2>
          Powered by <br />
          Industry Expertise
        </h2>
        <div>
          <p>%TEXT_EXPERTISE%</p>
          <Outbound href={brokerage.url} className={css['visit']}>
            Visit {brokerage.name}
          </Outbound>
        </div>
      </section>
      <ClosingCall line={samples.linework} />
    </SiteLayout>
  )
}

/** Doll's house view of the same house. */
function DollHouse({ design }: { design: Design }) {
  const view = design.views[0]
  return view ? (
    <img
      src={view.light}
      alt={`${design.title} from above, without its roof: a concept render of its rooms`}
      width={view.width}
      height={view.height}
      loading="lazy"
      decoding="async"
    />
  ) : null
}
