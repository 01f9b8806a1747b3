import { BedDouble, Bath, CarFront, Layers, Ruler, Scaling } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PageProps } from '../content.ts'
import { LinkButton } from '../layout/link-button.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { Dimension } from '../pictures/dimension.tsx'
import css from './shared-plan-page.module.css'

/** Icon, label, and the placeholder that the server replaces by the value. */
const FACTS = [
  { Icon: BedDouble, term: 'Bedrooms', name: 'PLAN_BEDROOMS' },
  { Icon: Bath, term: 'Bathrooms', name: 'PLAN_BATHROOMS' },
  { Icon: CarFront, term: 'Garage', name: 'PLAN_CARS' },
  { Icon: Layers, term: 'Storeys', name: 'PLAN_STOREYS' },
  { Icon: Scaling, term: 'Whole area', name: 'PLAN_AREA' },
  { Icon: Ruler, term: 'Lot it needs', name: 'PLAN_LOT' },
]

/** Page of a shared plan. It names nobody; the server fills in the plan. */
export const SharedPlanPage = ({ brokerage }: PageProps) => (
  <SiteLayout path={null} brokerage={brokerage}>
    <article className={css['page']}>
      <header className={css['head']}>
        <p className={css['shared']}>A floor plan, shared with you</p>
        <h1>%PLAN_TITLE%</h1>
        <p className={css['lead']}>%PLAN_DESCRIPTION%</p>
      </header>
      <PlanSheet />
      <div className={css['facts']}>
        <h2 className="visually-hidden">The facts</h2>
        <dl>
          {FACTS.map(({ Icon, term, name }) => (
            <div key={name}>
              <dt>
                <Icon size={20} aria-hidden="true" />
                {term}
              </dt>
              <dd>{`%${name}%`}</dd>
            </div>
          ))}
        </dl>
        <p data-if="PLAN_SITE" className={css['site']}>
          It also needs: %PLAN_SITE%.
        </p>
        <section data-if="PLAN_FEATURES" className={css['features']}>
          <h2>What's inside</h2>
          <p>%PLAN_FEATURES%</p>
        </section>
        <p className={css['more']} data-island="shared-plan">
          <LinkButton href="/app" variant="main">
            See more homes like this
          </LinkButton>
        </p>
        <p className={css['note']}>
          Dream Design is a free app: swipe real floor plans, and it learns what you like.
        </p>
      </div>
      <Views />
    </article>
  </SiteLayout>
)

/** Drawing of each storey. */
const PlanSheet = () => (
  <ul className={css['sheet']} data-theme="light">
    <li>
      <Drawing name="PLAN_GROUND" alt="Floor plan of %PLAN_TITLE%" isFirst />
    </li>
    <li data-if="PLAN_UPPER">
      <Drawing name="PLAN_UPPER" alt="Floor plan of %PLAN_TITLE%, upper level" />
    </li>
  </ul>
)

/** Doll's house of the same plan, and its front where there is a render. */
const Views = () => (
  <ul className={css['views']}>
    <li data-if="PLAN_ROOMS">
      <Framed caption="The rooms, a concept render">
        <Drawing
          name="PLAN_ROOMS"
          alt="%PLAN_TITLE% from above, without its roof: a concept render of its rooms"
        />
      </Framed>
    </li>
    <li data-if="PLAN_STREET">
      <Framed caption="The street, a concept render" isFilled>
        <picture>
          <source type="image/avif" srcSet="%PLAN_STREET_AVIF%" sizes="(min-width: 900px) 600px, 92vw" />
          <source type="image/webp" srcSet="%PLAN_STREET_WEBP%" sizes="(min-width: 900px) 600px, 92vw" />
          <Drawing name="PLAN_STREET" alt="%PLAN_TITLE% from the street, a concept render" />
        </picture>
      </Framed>
    </li>
  </ul>
)

type FramedProps = { caption: string; isFilled?: boolean; children: ReactNode }

const Framed = ({ caption, isFilled = false, children }: FramedProps) => (
  <>
    <div className={css['frame']} data-filled={isFilled ? '' : undefined}>
      {children}
    </div>
    <Dimension>{caption}</Dimension>
  </>
)

const Drawing = ({ name, alt, isFirst = false }: { name: string; alt: string; isFirst?: boolean }) => (
  <img
    src={`%${name}%`}
    alt={alt}
    width={`%${name}_WIDTH%`}
    height={`%${name}_HEIGHT%`}
    loading={isFirst ? undefined : 'lazy'}
    decoding="async"
    draggable={false}
  />
)
