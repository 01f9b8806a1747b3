import { DeskSteps } from '#features/install/desk/desk-steps.tsx'
import { InstallPage } from '#features/install/install-page.tsx'
import type { PageProps } from '../content.ts'
import { SiteLayout } from '../layout/site-layout.tsx'
import css from './install-site-page.module.css'

/** Install page with an island that is hydrated only when needed: see entry/site.ts. */
export const InstallSitePage = ({ brokerage }: PageProps) => (
  <SiteLayout path="/app" brokerage={brokerage}>
    <div data-island="install">
      <InstallPage />
    </div>
    <section className={css['desk']} aria-labelledby="desk">
      <div className={css['inner']}>
        <div>
          <h2 id="desk">A building broker? Your desk runs on this computer.</h2>
          <p>Install it once, then log in in the window that opens.</p>
        </div>
        <DeskSteps />
      </div>
    </section>
  </SiteLayout>
)
