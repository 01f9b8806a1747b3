import type { Samples } from '../content.ts'
import section from '../layout/section.module.css'
import { LogoMark } from '#ui/pictures/logo.tsx'
import { PlanPicture } from '../pictures/plan-picture.tsx'
import { RoomPicture } from '../pictures/room-picture.tsx'
import { sharedTraits } from './shared-traits.ts'
import { UnlockPath } from './unlock-path.tsx'
import css from './how-it-works.module.css'

export function HowItWorks({ samples }: { samples: Samples }) {
  const { plans, kitchen, bathroom } = samples
  return (
    <section className={css['how']} data-theme="dark">
      <div className={section['section']}>
        <div className={section['head']}>
          <h2>How It Works</h2>
          <p>From the first swipe to a person who can help you build it.</p>
        </div>
        <ol className={css['steps']}>
          <li>
            <div className={css['panel']} aria-hidden="true">
              <span className={css['fan']}>
                <RoomPicture design={bathroom} sizes="150px" isSilent />
              </span>
              <span className={css['fan']}>
                <RoomPicture design={kitchen} sizes="150px" isSilent />
              </span>
              <span className={css['fan']} data-theme="light">
                <PlanPicture design={plans[0]} isSilent />
              </span>
            </div>
            <h3>Swipe & Discover</h3>
            <p>Right for the ones you love, left for the ones you don't. No forms, no floor-plan jargon.</p>
          </li>
          <li>
            <div className={css['panel']} data-kind="traits">
              <p>What the three plans on this page have in common</p>
              <ul>
                {sharedTraits(plans).map(({ text, count }) => (
                  <li key={text}>
                    <span>{text}</span>
                    <span>
                      {count} of {plans.length}
                    </span>
                    <i data-count={count} />
                  </li>
                ))}
              </ul>
            </div>
            <h3>Build Your Profile</h3>
            <p>Your likes turn into a design profile in plain words, ready to show to someone who builds.</p>
          </li>
          <li>
            <div className={css['panel']} data-kind="talk" aria-hidden="true">
              <p className={css['who']}>
                <span>
                  <LogoMark />
                </span>
                Your building broker
              </p>
              <p className={css['theirs']}>
                {`${plans[0].title} suits a block ${plans[0].frontage?.toFixed(1)}\u00A0m wide. How wide is yours?`}
              </p>
              <p className={css['mine']}>Could the alfresco face north?</p>
            </div>
            <h3>Connect with Experts</h3>
            <p>Choose a building broker who has read your profile, and chat inside the app.</p>
          </li>
        </ol>
        <UnlockPath />
      </div>
    </section>
  )
}
