import { escapeHtml } from '#platform/security/escape-html.ts'

const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g
const PLACEHOLDER = /%([A-Z][A-Z_]+)%/g
/** Element that is kept only if its value exists; cannot be nested in its own kind. */
const OPTIONAL = /<(\w+) data-if="(\w+)"[^]*?<\/\1>/g

// Escapes `<`, which alone could end a script element early.
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

/** Element that is repeated for each row of a list; cannot be nested in its own kind. */
const REPEATED = /<(\w+) data-each="(\w+)"[^]*?<\/\1>/g

type Values = ReadonlyMap<string, string>

/**
 * Fills values into a prerendered page, and the rows of lists into its repeated elements. Placeholders without a value stay, to be
 * filled later; values are never parsed for placeholders.
 */
export function fillPage(
  html: string,
  values: Values,
  lists: ReadonlyMap<string, readonly Values[]> = new Map(),
) {
  const filled: string[] = []
  let end = 0
  for (const { 0: element, 2: name = '', index } of html.matchAll(REPEATED)) {
    const rows = lists.get(name)
    if (!rows) continue
    filled.push(fillPart(html.slice(end, index), values), ...rows.map((row) => fillPart(element, row)))
    end = index + element.length
  }
  return [...filled, fillPart(html.slice(end), values)].join('')
}

function fillPart(html: string, values: Values): string {
  const fill = (text: string, escape: (value: string) => string) =>
    text.replace(PLACEHOLDER, (all, name: string) => {
      const value = values.get(name)
      return value === undefined ? all : escape(value)
    })
  const data = html.match(STRUCTURED_DATA)?.map((each) => fill(each, inJson)) ?? []
  const shown = (part: string) =>
    part.replace(OPTIONAL, (element, _tag, name: string) => (values.get(name) === '' ? '' : element))
  const rest = html.split(STRUCTURED_DATA).map((each) => fill(shown(each), escapeHtml))
  return rest.map((each, index) => each + (data[index] ?? '')).join('')
}
