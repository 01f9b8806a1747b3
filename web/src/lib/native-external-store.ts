// Takes the place of wouter's shim, which repeats what React has had since version 18.
export { useSyncExternalStore } from 'react'
