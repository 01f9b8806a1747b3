import type { Picture } from '@dream/contract/api/designs/design'
import { useIsDark } from './theme.ts'

/** The URL of a picture's drawing for the theme that is on; a photograph has one for both. */
export function useThemedUrl(picture: Pick<Picture, 'light' | 'dark'>): string {
  const isDark = useIsDark()
  return isDark ? (picture.dark ?? picture.light) : picture.light
}
