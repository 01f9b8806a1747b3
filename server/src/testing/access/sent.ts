/** Request of a tested change; `file` is sent as the part of a form instead of a body. */
export type Sent = {
  params?: Record<string, string>
  query?: string | Record<string, string>
  headers?: Record<string, string>
  body?: unknown
  file?: Buffer
}
