import { usePathname } from '#lib/navigation/navigation.ts'

/** Path segments below the admin page: `/admin/designs/42/history` gives `['42', 'history']` on the page of designs. */
export function usePagePath(): readonly string[] {
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
