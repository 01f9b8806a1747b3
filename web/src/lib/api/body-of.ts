import { trust } from '#lib/storage/trust.ts'

/** The body of a successful answer. */
export async function bodyOf<T>(response: Response): Promise<T> {
  const body: unknown = response.status === 204 ? null : await response.json()
  trust<T>(body)
  return body
}
