import { escapeHtml } from '#platform/security/escape-html.ts'

const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g
const PLACEHOLDER = /%([A-Z][A-Z_]+)%/g
/** An element that is there only with its value; none of its kind stands in it. */
const OPTIONAL = /<(\w+) data-if="(\w+)"[^]*?<\/\1>/g

// Within a script element only `<` could end it early.
const inJson = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c')

/** Writes values into a prerendered page. What it has no value for stays, for whoever knows it later. */
export function fillPage(html: string, values: ReadonlyMap<string, string>): string {
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
