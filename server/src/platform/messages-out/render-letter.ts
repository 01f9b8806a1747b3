import { BRAND } from '@dream/contract/rules/app/brand'
import type { Env } from '#platform/process/env.ts'
import { escapeHtml } from '#platform/security/escape-html.ts'
import type { Email, Letter } from './messenger.ts'

/** Sender's identity as the law requires it in an email, as far as it is set. */
export type Sender = Pick<
  Env,
  'brokerageName' | 'brokerageUrl' | 'brokerageAbn' | 'brokerageAddress' | 'supportEmail' | 'supportPhone'
>

/** Renders a letter as text and as HTML, in the brand. */
export function renderLetter(letter: Letter, sender: Sender): Email {
  const { to, subject, unsubscribeUrl } = letter
  return {
    to,
    subject,
    text: textOf(letter, sender),
    html: htmlOf(letter, sender),
    ...(unsubscribeUrl && { unsubscribeUrl }),
  }
}

/** Name, number, address and contact of the sender. */
function identityOf(sender: Sender): string[] {
  const { brokerageName, brokerageAbn, brokerageAddress, supportEmail, supportPhone } = sender
  const who = [brokerageName, brokerageAbn && `ABN ${brokerageAbn}`, brokerageAddress]
  const contact = [supportEmail, supportPhone].filter(Boolean).join(' or ')
  return [
    `${BRAND.name}, a product of ${who.filter(Boolean).join(', ')}`,
    ...(contact ? [`Questions? ${contact}`] : []),
  ]
}

function textOf(letter: Letter, sender: Sender): string {
  const { lines, quote, code, action, notes = [], unsubscribeUrl } = letter
  const parts = [
    ...lines,
    ...(quote ? [`"${quote}"`] : []),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}: ${action.url}`] : []),
    ...notes,
    [...identityOf(sender), ...(unsubscribeUrl ? [`Unsubscribe: ${unsubscribeUrl}`] : [])].join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

const FACE = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "Newsreader,Georgia,'Times New Roman',serif"

/** Style sheet for dark mode and narrow screens; the light styles are inline, since most mail programs support only those. */
const STYLE = [
  ':root{color-scheme:light dark}',
  '@media (max-width:440px){.page{padding:12px!important}.sheet{padding:24px 20px!important}.title{font-size:26px!important;line-height:31px!important}.go{display:block!important;text-align:center!important}.code{font-size:30px!important}}',
  '@media (prefers-color-scheme:dark){.page{background:#0a1d1e!important}.sheet{background:#122a2b!important;border-color:#22403f!important}.ink{color:#eef6f3!important}.mark{border-color:#eef6f3!important;background:#43e2e1!important}.ink2{color:#a3bbb9!important}.link{color:#6be8e7!important}.quote{background:#2d322b!important;color:#eef6f3!important}.code{background:#173c3f!important;color:#eef6f3!important}.rule{border-color:#22403f!important}}',
].join('')

function htmlOf(letter: Letter, sender: Sender): string {
  const { title, lines, quote, code, action, notes = [] } = letter
  const paragraph = (text: string) =>
    `<p class="ink" style="margin:0 0 16px;color:#0b2526">${escapeHtml(text)}</p>`
  const note = (text: string) =>
    `<p class="ink2" style="margin:0 0 12px;font-size:14px;line-height:21px;color:#4a5f60">${escapeHtml(text)}</p>`
  return [
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body class="page" style="margin:0;padding:32px 16px;background:#faf8f4;font:16px/25px ${FACE};-webkit-text-size-adjust:100%">`,
    '<div class="sheet" role="main" style="max-width:480px;margin:0 auto;padding:32px;border:1px solid #e3e0d8;border-radius:20px;background:#ffffff;overflow-wrap:anywhere">',
    WORDMARK,
    `<h1 class="ink title" style="margin:0 0 16px;font:400 30px/36px ${SERIF};letter-spacing:-0.4px;color:#0b2526">${escapeHtml(title)}</h1>`,
    ...lines.map(paragraph),
    quote
      ? `<p class="quote" style="margin:0 0 20px;padding:14px 18px;border-radius:14px;background:#f4e8d8;color:#0b2526">${escapeHtml(quote)}</p>`
      : '',
    code
      ? `<p class="code" style="margin:0 0 20px;padding:18px;border-radius:14px;background:#ddf0f0;font:600 34px/40px ${FACE};letter-spacing:5px;text-align:center;color:#0b2526">${escapeHtml(code)}</p>`
      : '',
    action
      ? `<p style="margin:8px 0 24px"><a class="go" href="${escapeHtml(action.url)}" style="display:inline-block;padding:15px 28px;border-radius:28px;background:${BRAND.teal};font-weight:600;color:#0b2526;text-decoration:none">${escapeHtml(action.label)}</a></p>`
      : '',
    ...notes.map(note),
    footerOf(letter, sender),
    '</div></body></html>\n',
  ].join('')
}

/** Logo's D as a box: mail programs show no vector drawings. */
const WORDMARK = `<p class="ink" style="margin:0 0 28px;font:500 20px/24px ${SERIF};color:#0b2526"><span class="mark" style="display:inline-block;width:10px;height:12px;margin-right:10px;border:5px solid #0b2526;border-radius:2px 11px 11px 2px;background:${BRAND.teal};vertical-align:-4px"></span>${BRAND.name}</p>`

function footerOf({ unsubscribeUrl }: Letter, sender: Sender): string {
  const link = (url: string, text: string) =>
    `<a class="link" href="${escapeHtml(url)}" style="color:#0f5f60">${escapeHtml(text)}</a>`
  const parts = [
    ...identityOf(sender).map((line) => escapeHtml(line)),
    ...(unsubscribeUrl ? [link(unsubscribeUrl, 'Unsubscribe')] : []),
  ]
  return `<p class="ink2 rule" style="margin:24px 0 0;padding-top:16px;border-top:1px solid #e3e0d8;font-size:13px;line-height:20px;color:#4a5f60">${parts.join('<br>')}</p>`
}
