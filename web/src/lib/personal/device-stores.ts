import { forgetOnSignOut } from '#lib/session/session.ts'
import { createDeviceStore } from './device-store.ts'

/**
 * Unsent values and files of a person. They are cleared from this module, which every start loads: their users load later, and
 * another person may be found before that.
 */
export const durableValues = createDeviceStore('dream-durable', 'values')
export const durableFiles = createDeviceStore('dream-files', 'files')

forgetOnSignOut(durableValues.clear)
forgetOnSignOut(durableFiles.clear)
