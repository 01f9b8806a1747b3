/** Email addresses, phone numbers, and long numbers such as codes. Quantifiers are bounded, so that no text takes long. */
const CONTACTS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[email]'],
  // Not an IPv4 address, and not a line and column.
  [
    /(?<![\w.:/])(?!\d{1,3}(?:\.\d{1,3}){3}(?![\d.]))\+?\(?\d(?:[ ().-]{0,2}\d){5,14}(?![\w:]|\.\d)/g,
    '[number]',
  ],
]

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Query and hash of a URL; line and column behind it stay.
  [/[?#][\w.[\]-]{1,60}=[^\s"'<>)]*?(?=(?::\d{1,7}){0,2}(?:[\s"'<>)]|$))/g, ''],
  // Tokens and ids: long, alphanumeric, and not a file name.
  [
    /(?<![\w-])(?=[\w-]{0,4000}\d)(?=[\w-]{0,4000}[a-z])[\w-]{24,4000}(?:\.[\w-]{10,4000}){0,2}(?![\w-]|\.\w{2,5}\b)/gi,
    '[id]',
  ],
]

const replaceAll = (text: string, patterns: typeof CONTACTS) =>
  patterns.reduce((redacted, [pattern, mask]) => redacted.replace(pattern, mask), text)

/** Masks email addresses and phone numbers. */
export const redactContacts = (text: string): string => replaceAll(text, CONTACTS)

/** Masks contacts, query strings, tokens and ids. */
export const redactPersonalData = (text: string): string => redactContacts(replaceAll(text, SECRETS))
