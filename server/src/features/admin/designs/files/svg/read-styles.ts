import { isForeign, isPlainValue, LOOKS } from './svg-rules.ts'
import { UnsafeDrawing } from './unsafe-drawing.ts'

/** Presentation properties by selector: `.wall`, `#kitchen`, `path`. */
export type Styles = ReadonlyMap<string, ReadonlyMap<string, string>>

const LONGEST_SHEET = 200_000
const SIMPLE = /^(?:[.#]?[A-Za-z_][\w-]*)$/

/**
 * Parses style sheets of drawing programs: rules for classes, ids and elements. Nested rules and other selectors are ignored; a
 * sheet with foreign references is refused.
 */
export function readStyles(sheets: readonly string[]): Styles {
  const styles = new Map<string, Map<string, string>>()
  for (const sheet of sheets) {
    const text = sheet.slice(0, LONGEST_SHEET).replaceAll(/\/\*[^*]*(?:\*(?!\/)[^*]*)*\*\//g, ' ')
    if (/@import/i.test(text)) throw new UnsafeDrawing('foreign')
    for (const [, selectors = '', body = ''] of text.matchAll(/([^{}@;]{1,2000})\{([^{}]{0,4000})\}/g)) {
      addRule(styles, selectors, readLooks(body))
    }
  }
  return styles
}

function addRule(styles: Map<string, Map<string, string>>, selectors: string, looks: Map<string, string>) {
  for (const selector of selectors.split(',').map((each) => each.trim())) {
    if (SIMPLE.test(selector)) {
      styles.set(selector, new Map([...(styles.get(selector) ?? []), ...looks]))
    }
  }
}

/** Parses a `style` attribute. */
export function readLooks(text: string): Map<string, string> {
  const looks = new Map<string, string>()
  for (const part of text.split(';')) {
    const colon = part.indexOf(':')
    const name = part.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = part
      .slice(colon + 1)
      .replace(/!important/i, '')
      .trim()
    if (isForeign(value)) throw new UnsafeDrawing('foreign')
    if (LOOKS.has(name) && value !== '' && isPlainValue(value)) looks.set(name, value)
  }
  return looks
}
