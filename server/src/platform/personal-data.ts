/** Addresses of people: mail and telephone, and long numbers such as codes. Repetitions have bounds, so that no text takes long. */
const CONTACTS: readonly (readonly [RegExp, string])[] = [
  [/[\w.+%-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[mail]'],
  // Not an IPv4 address, and not a line and column.
  [
    /(?<![\w.:/])(?!\d{1,3}(?:\.\d{1,3}){3}(?![\d.]))\+?\(?\d(?:[ ().-]{0,2}\d){5,14}(?![\w:]|\.\d)/g,
    '[number]',
  ],
]

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // What follows a question mark or hash in an address; the line and column behind it stay.
  [/[?#][\w.[\]-]{1,60}=[^\s"'<>)]*?(?=(?::\d{1,7}){0,2}(?:[\s"'<>)]|$))/g, ''],
  // Tokens and ids: long, of letters and digits, and no name of a file.
  [
    /(?<![\w-])(?=[\w-]{0,4000}\d)(?=[\w-]{0,4000}[a-z])[\w-]{24,4000}(?:\.[\w-]{10,4000}){0,2}(?![\w-]|\.\w{2,5}\b)/gi,
    '[id]',
  ],
]

const replaceAll = (text: string, marks: typeof CONTACTS) =>
  marks.reduce((masked, [what, mark]) => masked.replace(what, mark), text)

/** The text with a mark in the place of each mail address and each telephone number. */
export const withoutContacts = (text: string): string => replaceAll(text, CONTACTS)

/** The text without contacts, and without what opens a door or names somebody: queries of addresses, tokens, ids. */
export const withoutPersonalData = (text: string): string => withoutContacts(replaceAll(text, SECRETS))
