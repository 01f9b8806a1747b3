/** The address of a link that writes to an email address, whose signs may mean something else in one. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
