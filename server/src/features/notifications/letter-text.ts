import { BRAND } from '@dream/contract/rules/app/brand'

/** On iPhones a link in an email opens the browser, never the installed app. */
export const PHONE_HINT = `On an iPhone, open ${BRAND.name} from your home screen instead: the conversation is there too.`
/** On a computer the linked page explains how to install the desk, where it is not yet. */
export const DESK_HINT =
  "It opens on your phone and at your computer. If your desk isn't installed there yet, the page shows how."
