import { BRAND } from '@dream/contract/rules/app/brand'

/** A link in an email opens the browser: iPhones never open the installed app from it. */
export const PHONE_HINT = `On an iPhone, open ${BRAND.name} from your home screen instead: the conversation is there too.`
/** At a computer the page of the link says how to install the desk, where it is not yet. */
export const DESK_HINT =
  "It opens on your phone and at your computer. If your desk isn't installed there yet, the page shows how."
