/** `mailto:` URL of an email address, with its special characters encoded. */
export const mailTo = (email: string): string => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
