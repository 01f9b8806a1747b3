import { forgetOnSignOut } from '#lib/session/session.ts'
import { createDeviceStore } from './device-store.ts'

/**
 * What a person has not sent yet: values and files. They are cleared from here, which every start loads: what uses them is loaded later,
 * and another person may be found before.
 */
export const durableValues = createDeviceStore('dream-durable', 'values')
export const durableFiles = createDeviceStore('dream-files', 'files')

forgetOnSignOut(durableValues.clear)
forgetOnSignOut(durableFiles.clear)
