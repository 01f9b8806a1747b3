import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'

/** Unfinished work of the demo's editor: two drafts, and two cards that are due for review. */
const DRAFTED_CARD = { id: 'slope', title: 'Every metre of fall costs money' }
const DUE_SOON = { id: 'fill', inDays: 9 }
const OVERDUE = { id: 'allowances', inDays: -4 }
const DRAFTED_VIDEO = {
  slug: 'read-the-frontage',
  description: 'What the width of your block decides, and which homes fit it.',
}

/** Seeds the admin pages of content. Once: later changes stay. */
export async function seedDemoContent({ transaction }: Database): Promise<void> {
  await transaction(async (tx) => {
    const admin = await tx
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'admin@demo.local')
      .executeTakeFirst()
    const known = await tx.selectFrom('content_versions').select('number').limit(1).executeTakeFirst()
    if (!admin || known) return
    for (const { id, inDays } of [DUE_SOON, OVERDUE]) {
      await sql`
        with due as (
          update land_cards
          set document = document || jsonb_build_object(
              'checkedOn', to_char(now() - interval '170 days', 'YYYY-MM-DD'),
              'reviewBy', to_char(now() + make_interval(days => ${inDays}), 'YYYY-MM-DD')
            ),
            edited_at = now() - interval '170 days', version = version + 1
          where id = ${id} and edited_at is null
          returning id, document, library_document
        )
        insert into content_versions (kind, content_id, number, document, at, by_user)
        select 'land-card', id, 1, coalesce(library_document, document), now() - interval '300 days', null from due
        union all
        select 'land-card', id, 2, document, now() - interval '170 days', ${admin.id}::uuid from due`.execute(
        tx,
      )
    }
    await sql`
      update land_cards
      set draft = document || jsonb_build_object('title', ${DRAFTED_CARD.title}::text), version = version + 1,
        drafted_at = now() - interval '2 days', drafted_by = ${admin.id}
      where id = ${DRAFTED_CARD.id} and draft is null and edited_at is null`.execute(tx)
    await sql`
      update videos
      set draft = document || jsonb_build_object('description', ${DRAFTED_VIDEO.description}::text),
        version = version + 1, drafted_at = now() - interval '1 day', drafted_by = ${admin.id}
      where slug = ${DRAFTED_VIDEO.slug} and draft is null and edited_at is null`.execute(tx)
  })
}
