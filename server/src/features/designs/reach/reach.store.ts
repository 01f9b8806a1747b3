import { HALF_OF_A_PAIR } from '@dream/contract/rules/land/land-fit'
import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { AnswerRow } from '../dealing/swiper.ts'

/** Equal answers with the number of buyers who gave them. */
export type AnsweredAlike = AnswerRow & { buyers: number }

/** Answers of all buyers, each distinct set once. Of the must-haves only needs of a block are hard facts. */
export async function readAllAnswers(db: Db): Promise<AnsweredAlike[]> {
  const { rows } = await sql<AnsweredAlike>`
    select p.bedrooms, p.bathrooms, p.cars, p.storeys, p.block_width, p.block_depth, p.state, p.corner, p.setbacks, p.budget,
      case when ${HALF_OF_A_PAIR} = any (p.must_haves) then array[${HALF_OF_A_PAIR}] else '{}' end as must_haves,
      count(*)::int as buyers, false as only_fitting
    from users u join profiles p on p.user_id = u.id
    where u.role = 'buyer' and u.disabled_at is null and u.profile_completed_at is not null
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`.execute(db)
  return rows
}
