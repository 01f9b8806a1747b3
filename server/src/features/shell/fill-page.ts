import { escapeHtml } from '#platform/security/escape-html.ts'

const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g
const PLACEHOLDER = /%([A-Z][A-Z_]+)%/g
/** An element that is there only with its value; none of its kind stands in it. */
const OPTIONAL = /<(\w+) data-if="(\w+)"[^]*?<\/\1>/g

// Within a script element only `<` could end it early.
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

/** An element that is there once for each row of a list; none of its kind stands in it. */
const REPEATED = /<(\w+) data-each="(\w+)"[^]*?<\/\1>/g

type Values = ReadonlyMap<string, string>

/**
 * Writes values into a prerendered page, and the rows of lists into its repeated elements. What it has no value for stays, for whoever
 * knows it later; what a value says is never read as a name.
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
