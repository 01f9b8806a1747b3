import type { CardDesign, Picture } from '@dream/contract/api/designs/design'
import { readSavedHand } from '#features/swipe/hand/saved-hand.ts'
import { isPictureCached } from '#lib/offline/pictures/is-picture-cached.ts'
import { loadPicture } from '#lib/offline/pictures/load-picture.ts'
import { getApiData } from '#lib/api/query.ts'
import { isDark } from '#lib/display/theme.ts'
import { inBatches } from './in-batches.ts'

/** Maximum of cached dreamlist pictures: people start at the top. */
const LIKED_MAX = 60
/** Approximate widths of cards and tiles; the browser chooses among a few. */
const CARD_SIZES = 'min(408px, 100vw)'
const TILE_SIZES = '200px'

const picturesOf = (designs: readonly Pick<CardDesign, 'pictures'>[]) =>
  designs.flatMap(({ pictures }) => pictures)

/** Caches the pictures of the next cards in the hand, of which only the first few are rendered in advance. */
export async function cacheHandPictures() {
  const { designs } = await readSavedHand()
  cachePictures(picturesOf(designs), CARD_SIZES)
}

/** Caches the pictures of the dreamlist, as far as it is known. */
export function cacheDreamlistPictures() {
  const liked = getApiData('GET /api/preferences/liked')
  cachePictures(picturesOf((liked ?? []).slice(0, LIKED_MAX)), TILE_SIZES)
}

/** Loads pictures that are not cached yet; the service worker caches them on the way. */
function cachePictures(pictures: readonly Picture[], sizes: string) {
  inBatches(pictures, async ({ light, dark, sources }) => {
    const url = isDark() ? (dark ?? light) : light
    const others = (sources ?? []).flatMap(({ srcset }) =>
      srcset.split(',').map((each) => each.trim().split(' ', 1)[0] ?? ''),
    )
    if (!(await isPictureCached([url, ...others]))) await loadPicture({ light: url, sources }, sizes)
  })
}
