import { normalPath } from '@dream/contract/rules/app/pages'
import { usePathname } from '#lib/navigation/navigation.ts'

/** Where the person is, in the form in which paths are compared. */
export const usePath = () => normalPath(usePathname())
