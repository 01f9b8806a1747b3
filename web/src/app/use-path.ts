import { normalPath } from '@dream/contract/rules/pages'
import { usePathname } from '#lib/navigation.ts'

/** Where the person is, in the form in which paths are compared. */
export const usePath = () => normalPath(usePathname())
