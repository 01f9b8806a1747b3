import { PUBLIC_PAGES } from '@dream/contract/rules/app/pages'
import { expect, test } from 'vitest'
import { documentOf } from './document.ts'
import { SITE_PAGES } from './pages.ts'

const files = { styles: () => 'a{}', script: '/site/s.js', fonts: ['/assets/f.woff2'], head: '' }
const print = (name: string) => {
  const page = SITE_PAGES.find((each) => each.name === name)
  if (!page) throw new Error(`There is no page ${name}.`)
  return documentOf({ page, body: '<main></main>', files })
}

test('every public page is prerendered but /home, which is the landing page', () => {
  const paths = SITE_PAGES.flatMap(({ path }) => path ?? [])

  expect(paths.toSorted()).toEqual(PUBLIC_PAGES.filter((path) => path !== '/home').toSorted())
})

test('titles and descriptions are unique and fit search results', () => {
  const listed = SITE_PAGES.filter(({ path }) => path !== null)

  expect(new Set(listed.map(({ title }) => title)).size).toBe(listed.length)
  expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length)
  for (const { title, description } of listed) {
    expect(title.length).toBeLessThanOrEqual(60)
    expect(description.length).toBeGreaterThan(60)
    expect(description.length).toBeLessThanOrEqual(160)
  }
})

test('a page has its canonical URL, a preview picture, and structured data', () => {
  const html = print('about-us')
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''

  expect(html).toContain('<link rel="canonical" href="%PUBLIC_URL%/about-us">')
  expect(html).toContain('<meta property="og:image" content="%PUBLIC_URL%/share/about-us.jpg">')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">')
  expect(html).not.toContain('noindex')
  expect(JSON.parse(data)).toMatchObject({ '@context': 'https://schema.org' })
})

test('the not-found page is not indexed', () => {
  const html = print('not-found')

  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(html).not.toContain('canonical')
})

test('the page of a shared plan is not indexed, and has a link preview', () => {
  const html = print('shared-plan')

  expect(html).toContain('<meta name="robots" content="noindex, nofollow">')
  expect(html).toContain('<meta property="og:url" content="%PUBLIC_URL%/plan/%PLAN_TOKEN%">')
  expect(html).toContain('<meta property="og:image" content="%PUBLIC_URL%/plan/%PLAN_TOKEN%/picture.jpg">')
  expect(html).toContain('<meta property="og:title" content="%PLAN_TITLE%: a floor plan on Dream Design">')
  expect(html).not.toContain('ld+json')
})

test('nothing in a page needs a looser policy than its own', () => {
  const html = print('landing')

  expect(html).not.toMatch(/ on\w+="| style="|<script>(?!<)/)
})
