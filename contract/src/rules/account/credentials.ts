/** Rules and messages of registration and login (product §5). Pure, shared by forms and server. */
export const NAME_REQUIRED = 'Name is required'
export const NAME_MAX = 80
export const NAME_TOO_LONG = 'Name must be at most 80 characters'
export const EMAIL_INVALID = 'Please enter a valid email address'
export const EMAIL_MAX = 254
export const PASSWORD_REQUIRED = 'Password is required'
export const PASSWORD_MIN = 8
/** Max length, to bound the cost of hashing. */
export const PASSWORD_MAX = 128
export const PASSWORD_TOO_SHORT = 'Password must be at least 8 characters'
export const PASSWORD_TOO_LONG = 'Password must be at most 128 characters'
export const PASSWORD_TOO_SIMPLE = 'Password must contain uppercase, lowercase, and number'
export const PASSWORD_COMMON = 'This is one of the most common passwords. Choose another one.'
export const PASSWORD_OWN_WORDS = "Choose one that isn't made of your name, your email or our words."
export const PASSWORD_HINT = 'Must be 8+ characters with uppercase, lowercase, and number.'
/** Password rules in Apple's `passwordrules` syntax, for password managers. */
export const PASSWORD_RULES = `minlength: ${PASSWORD_MIN}; maxlength: ${PASSWORD_MAX}; required: lower; required: upper; required: digit`
export const CONFIRM_REQUIRED = 'Please confirm your password'
export const PASSWORDS_DIFFER = "Passwords don't match"

export const PASSWORD_MIX = /^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*\d)/u

/**
 * Email address: before the @ everything that RFC 5321 allows without quotes (`o'brien`, `sales/perth`, `me+home`), 64 characters
 * at most, and a domain with a dot in it, also one in Punycode.
 */
export const EMAIL_PATTERN =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i

/** Normalises an email for comparison and storage: trimmed, lower case. */
export const normalEmail = (email: string) => email.trim().toLowerCase()
