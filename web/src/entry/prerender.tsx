import '#ui/tokens.css'
import '#ui/base.css'
import '#site/site.css'
import { renderToString } from 'react-dom/server'
import type { PageProps, Samples } from '#site/content.ts'
import { documentOf, type SiteFiles } from '#site/document.ts'
import { SITE_PAGES } from '#site/pages.ts'

/** Prerenders every public page as a file. The company's name and details are filled in by the server, which knows its settings. */
export function prerender(samples: Samples, files: SiteFiles): { name: string; html: string }[] {
  const brokerage = { name: '%BROKERAGE_NAME%', url: '%BROKERAGE_URL%' }
  const props: PageProps = { samples, brokerage, contactFormUrl: null }
  const withForm = { ...props, contactFormUrl: '%CONTACT_FORM_URL%' }
  const pages = SITE_PAGES.map((page) => ({ name: page.name, page, props }))
  const contact = pages.filter(({ name }) => name === 'contact')
  const alsoWithForm = contact.map((each) => ({ ...each, name: 'contact-with-form', props: withForm }))
  return [...pages, ...alsoWithForm].map((each) => ({
    name: each.name,
    html: documentOf({ page: each.page, body: renderToString(<each.page.Page {...each.props} />), files }),
  }))
}
