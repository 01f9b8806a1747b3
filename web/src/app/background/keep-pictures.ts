import type { Design, Picture } from '@dream/contract/api/design'
import { keptHand } from '#features/swipe/hand/kept-hand.ts'
import { isPictureKept } from '#lib/is-picture-kept.ts'
import { loadPicture } from '#lib/load-picture.ts'
import { keyOf, queryClient } from '#lib/query.ts'
import { isDark } from '#lib/theme.ts'
import { inBatches } from './in-batches.ts'

/** A dreamlist is looked at from its top. */
const LIKED_MAX = 60
/** How wide cards and tiles are drawn, about: the browser chooses among a few widths. */
const CARD_SIZES = 'min(408px, 100vw)'
const TILE_SIZES = '200px'

const picturesOf = (designs: readonly Pick<Design, 'pictures'>[]) =>
  designs.flatMap(({ pictures }) => pictures)

/** Keeps the pictures of the cards that come next: only the first few of them are drawn ahead. */
export async function keepHand() {
  const { designs } = await keptHand()
  keepPictures(picturesOf(designs), CARD_SIZES)
}

/** Keeps the pictures of the dreamlist, as far as it is known. */
export function keepDreamlist() {
  const liked = queryClient.getQueryData<readonly Pick<Design, 'pictures'>[]>(
    keyOf('GET /api/preferences/liked'),
  )
  keepPictures(picturesOf((liked ?? []).slice(0, LIKED_MAX)), TILE_SIZES)
}

/** Loads those that the device does not have yet; the service worker keeps what passes through it. */
function keepPictures(pictures: readonly Picture[], sizes: string) {
  inBatches(pictures, async ({ light, dark, sources }) => {
    const address = isDark() ? (dark ?? light) : light
    const others = (sources ?? []).flatMap(({ srcset }) =>
      srcset.split(',').map((each) => each.trim().split(' ', 1)[0] ?? ''),
    )
    if (!(await isPictureKept([address, ...others]))) await loadPicture({ light: address, sources }, sizes)
  })
}
