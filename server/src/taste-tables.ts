import type { Generated } from 'kysely'
import type { GeneratedJson, GeneratedTimestamp, NullableTimestamp } from './column-types.ts'

/** Tables of swipes and their results. */
export type TasteTables = {
  preferences: {
    user_id: string
    design_id: string
    action: 'like' | 'pass' | 'undone'
    swipe_ids: Generated<string[]>
    reason: string | null
    was_opened: Generated<boolean>
    unliked_at: NullableTimestamp
    at: GeneratedTimestamp
  }
  user_progress: {
    user_id: string
    floor_plan_likes: Generated<number>
    most_floor_plan_likes: Generated<number>
    passed_tags: GeneratedJson<Record<string, number>>
    wished_tags: GeneratedJson<Record<string, number>>
  }
  swiped_pages: { user_id: string; page: number; seen: Buffer; liked: Buffer }
  unlocks: { user_id: string; feature: string; swipe_id: string | null; at: GeneratedTimestamp }
  comebacks: {
    user_id: string
    visited_at: GeneratedTimestamp
    visited_before_at: NullableTimestamp
    pick_day: string | null
    pick_design: string | null
    pick_why: string | null
    wants_matches: Generated<boolean>
    matched_at: GeneratedTimestamp
    pushed_at: NullableTimestamp
    pushed_before_at: NullableTimestamp
  }
}
