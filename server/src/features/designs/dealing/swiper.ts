import { type DeckRow, type StoredDesign, storedGround } from '../designs.store.ts'
import type { Answers } from '../ranking/answers.ts'
import { picturedTags } from '../taste/pictured.ts'
import { emptyBitmap, joinPages } from '../ranking/bitmap.ts'
import type { Swipes } from '../ranking/swipes.ts'
import type { LateSwipe } from './lately.ts'

/** Somebody at the deck: what they asked for, and what they have swiped. */
export type Swiper = {
  userId: string
  answers: Answers
  swipes: Swipes
  /** Tags that they asked for more (1) or less (-1) by name. */
  wishedTags: Readonly<Record<string, number>>
  /** The last swipes, newest first. */
  late: readonly LateSwipe[]
  /** Nothing was swiped since the answers were changed. */
  isFresh: boolean
  floorPlanLikes: number
}

export function swiperOf(
  byId: ReadonlyMap<string, StoredDesign>,
  row: DeckRow | undefined,
  userId: string,
): Swiper {
  return {
    userId,
    answers: answersOf(row),
    swipes: {
      seen: joinPages(row?.pages ?? [], row?.seen ?? emptyBitmap(0)),
      liked: joinPages(row?.pages ?? [], row?.liked ?? emptyBitmap(0)),
      passedTags: row?.passed_tags ?? {},
    },
    wishedTags: row?.wished_tags ?? {},
    late: (row?.late ?? []).flatMap((id, at) => {
      const design = byId.get(id)
      return design ? [{ design, isLiked: row?.late_liked?.[at] === true }] : []
    }),
    isFresh: row?.is_fresh ?? true,
    floorPlanLikes: row?.floor_plan_likes ?? 0,
  }
}

const numberOf = (text: string | null | undefined) => (text ? Number(text) : null)

/** What of a person's row are answers. */
export type AnswerRow = Pick<
  DeckRow,
  | 'bedrooms'
  | 'bathrooms'
  | 'cars'
  | 'storeys'
  | 'kitchen'
  | 'living'
  | 'suite'
  | 'second_living'
  | 'study'
  | 'block_width'
  | 'block_depth'
  | 'budget'
  | 'state'
  | 'corner'
  | 'setbacks'
  | 'only_fitting'
  | 'must_haves'
>

export function answersOf(row: AnswerRow | undefined): Answers {
  const storeys = numberOf(row?.storeys)
  const mustHaves = row?.must_haves ?? []
  return {
    bedrooms: row?.bedrooms ?? null,
    bathrooms: row?.bathrooms ?? null,
    cars: row?.cars ?? null,
    storeys: Number.isFinite(storeys) ? storeys : null,
    blockWidth: numberOf(row?.block_width),
    blockDepth: numberOf(row?.block_depth),
    ground: storedGround(row),
    onlyFitting: row?.only_fitting ?? false,
    budget: row?.budget ?? null,
    mustHaves,
    pictured: picturedTags({
      kitchen: row?.kitchen,
      living: row?.living,
      suite: row?.suite,
      secondLiving: row?.second_living,
      study: row?.study,
    }),
  }
}

/** A person's number for the deck's chance, from the random end of their id. */
export const seedOf = ({ userId }: Swiper) => Number.parseInt(userId.slice(-8), 16) | 0
