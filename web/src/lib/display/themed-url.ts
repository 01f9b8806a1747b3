import type { Picture } from '@dream/contract/api/designs/design'
import { useIsDark } from './theme.ts'

/** URL of a picture in the current theme; a photograph has one for both. */
export function useThemedUrl(picture: Pick<Picture, 'light' | 'dark'>): string {
  const isDark = useIsDark()
  return isDark ? (picture.dark ?? picture.light) : picture.light
}
