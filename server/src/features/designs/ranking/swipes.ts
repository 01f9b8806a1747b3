import type { Bitmap } from './bitmap.ts'
import { eachBit, hasBit } from './bitmap.ts'
import type { FeatureIndex } from './feature-index.ts'

/** What a person has swiped, as the database keeps it. */
export type Swipes = {
  seen: Bitmap
  liked: Bitmap
  /** Reasons of passes and how often each was given. */
  passedTags: Readonly<Record<string, number>>
}

/** How many of the liked and of the passed designs have each tag. */
export type TagCounts = { liked: Uint32Array; passed: Uint32Array; likes: number; passes: number }

export function countTags(index: FeatureIndex, swipes: Swipes): TagCounts {
  const { starts, items } = index.tagsOf
  const counts = {
    liked: new Uint32Array(index.tags.length),
    passed: new Uint32Array(index.tags.length),
    likes: 0,
    passes: 0,
  }
  const add = (to: Uint32Array, ordinal: number) => {
    const end = starts[ordinal + 1] ?? 0
    for (let at = starts[ordinal] ?? 0; at < end; at += 1) {
      const tag = items[at] ?? 0
      to[tag] = (to[tag] ?? 0) + 1
    }
  }
  eachBit(swipes.seen, (ordinal) => {
    if (ordinal >= index.size) return
    if (hasBit(swipes.liked, ordinal)) {
      counts.likes += 1
      add(counts.liked, ordinal)
    } else {
      counts.passes += 1
      add(counts.passed, ordinal)
    }
  })
  return counts
}
