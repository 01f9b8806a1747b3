import type { Picture } from '@dream/contract/api/design'
import { useIsDark } from './theme.ts'

/** The address of a picture's drawing for the theme that is on; a photograph has one for both. */
export function useThemedAddress(picture: Pick<Picture, 'light' | 'dark'>): string {
  const isDark = useIsDark()
  return isDark ? (picture.dark ?? picture.light) : picture.light
}
