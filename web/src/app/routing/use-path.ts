import { normalPath } from '@dream/contract/rules/app/pages'
import { usePathname } from '#lib/navigation/navigation.ts'

/** Current path, normalised for comparisons. */
export const usePath = () => normalPath(usePathname())
