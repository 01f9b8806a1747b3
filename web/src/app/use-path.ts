import { normalPath } from '@dream/contract/rules/pages'
import { useLocation } from 'wouter'

/** Where the person is, in the form in which paths are compared. */
export const usePath = () => normalPath(useLocation()[0])
