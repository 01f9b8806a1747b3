import type { PageProps } from '../content.ts'
import { ClosingCall } from '../layout/closing-call.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import { AppScreens } from '../trust/app-screens.tsx'
import { HowWeEarn } from '../trust/how-we-earn.tsx'
import { Questions } from '../trust/questions.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import css from './landing-page.module.css'
import { SampleCards } from './sample-cards.tsx'
import { WhyChoose } from './why-choose.tsx'

export const LandingPage = ({ samples, brokerage }: PageProps) => (
  <SiteLayout path="/" brokerage={brokerage}>
    <Hero samples={samples} />
    <div className={css['below']}>
      <SampleCards samples={samples} />
    </div>
    <div className={css['below']}>
      <HowItWorks samples={samples} />
    </div>
    <div className={css['below']}>
      <WhyChoose samples={samples} />
    </div>
    <div className={css['below']}>
      <AppScreens />
    </div>
    <div className={css['below']}>
      <HowWeEarn broker={samples.broker} />
    </div>
    <div className={css['below']}>
      <Questions />
    </div>
    <div className={css['below']}>
      <ClosingCall line={samples.linework} />
    </div>
  </SiteLayout>
)
