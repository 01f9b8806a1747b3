import { usePathname } from '#lib/navigation/navigation.ts'

/** What follows the room in the address: `/admin/designs/42/history` is `['42', 'history']` in the designs. */
export function useRoomPath(): readonly string[] {
  return usePathname()
    .split('/')
    .filter((part) => part !== '')
    .slice(2)
    .map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
