import { randomUUID } from 'node:crypto'
import { BUILDER } from '@dream/contract/rules/admin/builders'
import { DOCUMENT } from '@dream/contract/rules/designs/document/limits'
import { insertBuilder } from '#features/admin/builders/builders.store.ts'
import { insertDrafts } from '#features/admin/designs/designs.store.ts'
import type { Database } from '#platform/database/database.ts'
import { aWrittenDesign } from '../designs/drafts.ts'

/** Stores for each string a builder with that name, and a draft with it in every text. */
export async function storeHostileDesigns(
  { transaction }: Database,
  strings: readonly string[],
): Promise<void> {
  const names = new Set<string>()
  for (const text of strings) {
    const within = (max: number) => text.trim().slice(0, max).trim()
    const name = within(BUILDER.nameMax)
    if (names.has(name.toLowerCase())) continue
    names.add(name.toLowerCase())
    await transaction(async (tx) => {
      const licence = within(BUILDER.licenceMax)
      const builderId = await insertBuilder(tx, { name, licence, states: [], logo: null })
      const document = {
        ...aWrittenDesign(),
        title: within(DOCUMENT.title),
        description: within(DOCUMENT.description),
        interests: [within(DOCUMENT.interests.each)],
        lookingFor: [within(DOCUMENT.lookingFor.each)],
        features: [within(DOCUMENT.features.each)],
      }
      await insertDrafts(tx, [{ id: randomUUID(), document, builderId }])
    })
  }
}
