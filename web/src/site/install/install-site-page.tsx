import { InstallPage } from '#features/install/install-page.tsx'
import type { PageProps } from '../content.ts'
import { SiteLayout } from '../layout/site-layout.tsx'

/** The island comes to life only where there is more to do than to read: see entry/site.ts. */
export const InstallSitePage = ({ brokerage }: PageProps) => (
  <SiteLayout path="/app" brokerage={brokerage}>
    <div data-island="install">
      <InstallPage />
    </div>
  </SiteLayout>
)
