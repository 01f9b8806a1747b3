import type { CardDesign, Picture } from '@dream/contract/api/designs/design'
import { readSavedHand } from '#features/swipe/hand/saved-hand.ts'
import { isPictureCached } from '#lib/offline/pictures/is-picture-cached.ts'
import { loadPicture } from '#lib/offline/pictures/load-picture.ts'
import { getApiData } from '#lib/api/query.ts'
import { isDark } from '#lib/display/theme.ts'
import { inBatches } from './in-batches.ts'

/** A dreamlist is looked at from its top. */
const LIKED_MAX = 60
/** How wide cards and tiles are drawn, about: the browser chooses among a few widths. */
const CARD_SIZES = 'min(408px, 100vw)'
const TILE_SIZES = '200px'

const picturesOf = (designs: readonly Pick<CardDesign, 'pictures'>[]) =>
  designs.flatMap(({ pictures }) => pictures)

/** Caches the pictures of the cards that come next: only the first few of them are drawn ahead. */
export async function cacheHandPictures() {
  const { designs } = await readSavedHand()
  cachePictures(picturesOf(designs), CARD_SIZES)
}

/** Caches the pictures of the dreamlist, as far as it is known. */
export function cacheDreamlistPictures() {
  const liked = getApiData('GET /api/preferences/liked')
  cachePictures(picturesOf((liked ?? []).slice(0, LIKED_MAX)), TILE_SIZES)
}

/** Loads those that the device does not have yet; the service worker caches what passes through it. */
function cachePictures(pictures: readonly Picture[], sizes: string) {
  inBatches(pictures, async ({ light, dark, sources }) => {
    const url = isDark() ? (dark ?? light) : light
    const others = (sources ?? []).flatMap(({ srcset }) =>
      srcset.split(',').map((each) => each.trim().split(' ', 1)[0] ?? ''),
    )
    if (!(await isPictureCached([url, ...others]))) await loadPicture({ light: url, sources }, sizes)
  })
}
