import { type DeckRow, type StoredDesign, storedGround } from '../designs.store.ts'
import type { Answers } from '../ranking/answers.ts'
import { picturedTags } from '../taste/pictured.ts'
import { emptyBitmap, joinPages } from '../ranking/bitmap.ts'
import type { Swipes } from '../ranking/swipes.ts'
import type { LateSwipe } from './recent-swipes.ts'

/** Person at the deck: their answers and their swipes. */
export type Swiper = {
  userId: string
  answers: Answers
  swipes: Swipes
  /** Tags that they asked for more (1) or less (-1) of. */
  wishedTags: Readonly<Record<string, number>>
  /** Last standing swipes, newest first. */
  late: readonly LateSwipe[]
  /** Whether nothing was swiped since the answers were changed. */
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

/** Columns of a person's row that are answers. */
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

/** Random seed of a person, from the random end of their id. */
export const seedOf = ({ userId }: Swiper) => Number.parseInt(userId.slice(-8), 16) | 0
