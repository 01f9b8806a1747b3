/** What is sent with a change that is tried; `file` goes as the part of a form, in the place of a body. */
export type Sent = {
  params?: Record<string, string>
  query?: string | Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  file?: Buffer
}
