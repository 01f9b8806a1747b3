import { TextDraft } from '@dream/contract/api/admin/content/texts'
import type { FieldError } from '@dream/contract/api/errors'
import { TEXT_PAGES } from '@dream/contract/rules/admin/content/texts'
import { announceSettings } from '#features/settings/settings.store.ts'
import type { Database } from '#platform/database/database.ts'
import { createContentBulk } from '../content/bulk-content.ts'
import { type ContentOptions, createContentEditor } from '../content/edit-content.ts'
import { TEXT_LIST } from './text-list.store.ts'

const TEXT: ContentOptions<TextDraft> = {
  kind: 'text',
  draft: TextDraft,
  flawsOf: async (_tx, id, document) => flawsOf(id, document),
  stored: (id, { words }) => ({ words: knownWords(id, words) }),
  onChange: announceSettings,
}

export const createTextEditor = (database: Database) => createContentEditor(database, TEXT)
export const createTextBulk = (database: Database) =>
  createContentBulk(database, {
    ...TEXT,
    list: TEXT_LIST,
    titleOf: (id) => TEXT_PAGES.find((page) => page.id === id)?.title ?? id,
  })

const fieldsOf = (id: string) => TEXT_PAGES.find((page) => page.id === id)?.fields ?? []

/** Words of known fields. A new field has the product's words. */
const knownWords = (id: string, words: Readonly<Record<string, string>>) =>
  Object.fromEntries(fieldsOf(id).map(({ name, usual }) => [name, words[name] ?? usual]))

function flawsOf(id: string, { words }: TextDraft): FieldError[] {
  return fieldsOf(id).flatMap(({ name, usual, max }) => {
    const text = (words[name] ?? usual).trim()
    const message =
      text === '' ? 'Write something here' : text.length > max ? `At most ${max} characters` : null
    return message === null ? [] : [{ path: `words.${name}`, message }]
  })
}
