import type { PageProps } from '../content.ts'
import { NoLongerShared } from '../shared-plan/stopped-plan-page.tsx'

/** Page of a link whose collection or DNA is no longer shared. */
export const StoppedPage = (props: PageProps) => (
  <NoLongerShared {...props} what="page" sender="Whoever sent you this link has stopped sharing it" />
)
