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
const asked = new Map()
const ask = (path) =>
  new Promise((resolve, reject) => {
    const isStyle = path.endsWith('.css')
    const link = document.createElement('link')
    const fail = () => {
      asked.delete(path)
      link.remove()
      reject(new Error(path))
    }
    Object.assign(link, { rel: isStyle ? 'stylesheet' : 'modulepreload', href: '/' + path, onload: resolve, onerror: fail })
    document.head.append(link)
    if (!isStyle) resolve()
  })
export function __vitePreload(load, paths = []) {
  for (const path of paths) asked.has(path) || document.querySelector('[href="/' + path + '"]') || asked.set(path, ask(path))
  return Promise.all([load(), ...paths.map((path) => asked.get(path))]).then(([loaded]) => loaded)
}
`

/**
 * What runs before a lazy screen, without what Vite's own code does for other base addresses and older browsers. The screen waits for
 * its styles; styles that did not arrive fail like a script that did not, and are asked for again the next time. Vite moves a `then` behind
 * an import into what is loaded here: what is to hear of a failure is a `catch`.
 */
export function slimPreload(): Plugin {
  return {
    name: 'slim-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? PRELOAD : null),
  }
}
