import type { Page } from '@playwright/test'

/**
 * Illegible text on a screen: overflow beyond the screen's edge, words that are cut off or overlap others, and words that break
 * within, between two letters.
 */
export type IllegibleText = { beyond: number; cut: string[]; over: string[]; broken: string[] }

export const NOTHING_ILLEGIBLE: IllegibleText = { beyond: 0, cut: [], over: [], broken: [] }

/**
 * Measures two frames after the current one: layout that follows a size from frame to frame, such as a tour's text, has caught up
 * by then.
 */
export async function findIllegibleText(page: Page): Promise<IllegibleText> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return page.evaluate(measure)
}

/** Runs in the page, so it is self-contained. */
function measure(): IllegibleText {
  type Words = { element: Element; text: string; box: DOMRect }
  const SLACK_PX = 2
  /** Elements that are not read as text, and the name beside the logo, which is hidden where there is no room. */
  const SILENT =
    'svg, script, style, noscript, template, a[aria-label], .visually-hidden, [inert], [aria-hidden="true"]'
  const HEADINGS = 'h1, h2, h3'
  /** `clientWidth`, not `innerWidth`: a phone's browser widens the latter to fit overflowing content. */
  const SCREEN_WIDTH = document.documentElement.clientWidth

  const isShown = (element: Element) =>
    !element.closest(SILENT) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isScrolled = (value: string) => value === 'auto' || value === 'scroll'
  const shortens = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
    textOverflow === 'ellipsis' || !['', 'none'].includes(webkitLineClamp)

  function wordsOf(node: Node): Words[] {
    const element = node.parentElement
    const text = node.textContent?.trim() ?? ''
    if (!text || !element || !isShown(element)) return []
    const range = document.createRange()
    range.selectNodeContents(node)
    return [...range.getClientRects()].filter(({ width }) => width > 1).map((box) => ({ element, text, box }))
  }

  function allWords(): Words[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const words: Words[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) words.push(...wordsOf(node))
    return words
  }

  /** Ancestors of the words up to one with a fixed position, each with its bounding box. */
  function around(element: Element) {
    const all: { style: CSSStyleDeclaration; edge: DOMRect }[] = []
    for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each)
      all.push({ style, edge: each.getBoundingClientRect() })
      if (style.position === 'fixed') break
    }
    return all
  }

  /** Whether an ancestor clips these words, with no way to scroll to the rest. Ellipsis is allowed except in headings. */
  function isCut({ element, box }: Words): boolean {
    for (const { style, edge } of around(element)) {
      const isWide = box.right > edge.right + SLACK_PX || box.left < edge.left - SLACK_PX
      const isHigh = box.bottom > edge.bottom + SLACK_PX || box.top < edge.top - SLACK_PX
      if (shortens(style)) return isWide && element.closest(HEADINGS) !== null
      if ((isScrolled(style.overflowX) && isWide) || (isScrolled(style.overflowY) && isHigh)) return false
      if ((style.overflowX !== 'visible' && isWide) || (style.overflowY !== 'visible' && isHigh)) return true
    }
    return box.right > SCREEN_WIDTH + SLACK_PX || box.left < -SLACK_PX
  }

  /** Bounding box of the words that is not clipped. */
  function seenPart({ element, box }: Words): DOMRect {
    let { left, top, right, bottom } = box
    for (const { style, edge } of around(element)) {
      if (style.overflowX === 'visible') continue
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  function isOnTop({ element, box }: Words): boolean {
    const seen = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return seen !== null && (seen.contains(element) || element.contains(seen))
  }

  function isOver(one: Words, other: Words): boolean {
    const [a, b] = [one.box, other.box]
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return one.element !== other.element && width > SLACK_PX && height > Math.min(a.height, b.height) / 3
  }

  /** Words that break across lines. Only words of at most 18 letters count: longer ones, codes and addresses may break. */
  function brokenIn(node: Node): string[] {
    const text = node.textContent ?? ''
    if (!text.trim() || !node.parentElement || !isShown(node.parentElement)) return []
    const range = document.createRange()
    return [...text.matchAll(/(?<![\p{L}\p{N}@_]|\w[.])\p{L}{3,18}(?![\p{L}\p{N}@_]|[.]\w)/gu)].flatMap(
      ({ 0: word, index }) => {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const [first, ...others] = [...range.getClientRects()]
        return first && others.some(({ top }) => top > first.top + first.height / 2) ? [word] : []
      },
    )
  }

  function allBroken(): string[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) broken.push(...brokenIn(node))
    return broken
  }

  const words = allWords()
  const seen = words.map((each) => ({ ...each, box: seenPart(each) })).filter(isOnTop)
  const over = seen.flatMap((one, at) =>
    seen
      .slice(at + 1)
      .filter((other) => isOver(one, other))
      .map((other) => `${one.text} / ${other.text}`),
  )
  return {
    beyond: document.documentElement.scrollWidth - SCREEN_WIDTH,
    cut: [...new Set(words.filter(isCut).map(({ text }) => text))],
    over: [...new Set(over)],
    broken: [...new Set(allBroken())],
  }
}

/** Text fields with a font size below 16 px, into which iOS zooms, by their labels and sizes. */
export const findSmallFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const TICKED = ['checkbox', 'radio', 'range', 'file', 'hidden', 'button', 'submit']
    return [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')]
      .filter((field) => !TICKED.includes(field.type) && !field.hidden)
      .map((field) => ({ field, size: Number.parseFloat(getComputedStyle(field).fontSize) }))
      .filter(({ size }) => size < 16)
      .map(({ field, size }) => `${field.labels?.[0]?.textContent ?? field.name}: ${size} px`)
  })

/** Fields, buttons and text in a font that is not the product's, such as a browser's default font of fields. */
export const findForeignFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const isField = (element: Element) => element.matches('input, textarea, select, button')
    return [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('svg, script, style, noscript, template'))
      .filter((element) => isField(element) || hasWords(element))
      .map((element) => ({ element, font: getComputedStyle(element).fontFamily }))
      .filter(({ font }) => !/^"?(Hanken|Newsreader)\b/.test(font))
      .map(({ element, font }) => `${element.outerHTML.slice(0, 80)}: ${font}`)
  })

/** Size of a rem in pixels: only the browser's setting decides it. */
export const remOf = (page: Page): Promise<number> =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
