import type { Plugin } from 'vite'

const ICON_WRAPPER = `
import { createElement } from 'react'
export default function createLucideIcon({ node }) {
  const children = node.map(([tag, attributes]) => createElement(tag, attributes))
  return (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 1.75,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': props['aria-label'] ? undefined : true,
        ...props,
      },
      ...children,
    )
}
`

/** Icons without lucide's own wrapper, which carries contexts and options that we do not use, and in our stroke. */
export function slimIcons(): Plugin {
  const id = '\0slim-icon'
  return {
    name: 'slim-icons',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source.endsWith('/createLucideIcon.mjs') && importer?.includes('lucide-react') ? id : null,
    load: (wanted) => (wanted === id ? ICON_WRAPPER : null),
  }
}

const PRELOAD = `
const asked = new Set()
export function __vitePreload(load, paths = []) {
  for (const path of paths) {
    if (asked.has(path)) continue
    asked.add(path)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + path }))
  }
  return load()
}
`

/** What runs before a lazy screen, without what Vite's own code does for styles, other base addresses and older browsers. */
export function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD : null),
  }
}
