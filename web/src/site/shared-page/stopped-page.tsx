import type { PageProps } from '../content.ts'
import { NoLongerShared } from '../shared-plan/stopped-plan-page.tsx'

/** What a link says that shows no collection or DNA any more. */
export const StoppedPage = (props: PageProps) => (
  <NoLongerShared {...props} what="page" sender="Whoever sent you this link has stopped sharing it" />
)
