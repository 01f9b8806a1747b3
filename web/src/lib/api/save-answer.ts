import { respond, type CallOptions, type RouteName } from './api-client.ts'

/** By then the browser has taken the file. */
const TAKEN_MS = 60_000

/** Saves the file that a route answers, under the name that it says; throws what the server says where it gives none. */
export async function saveAnswer<N extends RouteName>(name: N, options: CallOptions<N>): Promise<void> {
  const response = await respond(name, options)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_MS)
}
