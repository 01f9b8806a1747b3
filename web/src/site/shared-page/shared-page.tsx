import type { PageProps } from '../content.ts'
import { LinkButton } from '../layout/link-button.tsx'
import { SiteLayout } from '../layout/site-layout.tsx'
import css from './shared-page.module.css'

/** Page of a shared collection or design DNA. The server fills it in, with the owner's name and notes only if they chose so. */
export const SharedPage = ({ brokerage }: PageProps) => (
  <SiteLayout path={null} brokerage={brokerage}>
    <article className={css['page']}>
      <header>
        <p className={css['shared']}>%PAGE_KIND%</p>
        <h1>%PAGE_TITLE%</h1>
        <p data-if="PAGE_BY" className={css['by']}>
          %PAGE_BY%
        </p>
        <p data-if="PAGE_NOTE" className={css['note']}>
          %PAGE_NOTE%
        </p>
      </header>
      <ul className={css['tags']} aria-label="What the likes have in common">
        <li data-each="TAGS">
          <span>
            <b>%TAG_LABEL%</b> <span className={css['count']}>%TAG_LIKES% of %TAG_ALL% likes</span>
          </span>
          <progress value="%TAG_LIKES%" max="%TAG_ALL%" aria-label="%TAG_LABEL%" />
          <span className={css['usual']}>%TAG_USUAL%% of all designs have it</span>
        </li>
      </ul>
      <ul className={css['designs']} aria-label="Designs">
        <li data-each="DESIGNS">
          <span className={css['drawing']} data-theme="light">
            <img
              src="%DESIGN_PICTURE%"
              alt="%DESIGN_ALT%"
              width="%DESIGN_WIDTH%"
              height="%DESIGN_HEIGHT%"
              loading="lazy"
              decoding="async"
            />
          </span>
          <h2>%DESIGN_TITLE%</h2>
          <span className={css['facts']}>%DESIGN_FACTS%</span>
          <p data-if="DESIGN_NOTES" className={css['note']}>
            %DESIGN_NOTES%
          </p>
        </li>
      </ul>
      <p className={css['empty']}>%PAGE_SUMMARY%</p>
      <p data-island="shared-plan">
        <LinkButton href="/app" variant="main">
          See more homes like this
        </LinkButton>
      </p>
      <p className={css['app']}>
        Dream Design is a free app: swipe real floor plans, and it learns what you like.
      </p>
    </article>
  </SiteLayout>
)
