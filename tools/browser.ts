import { findOrInstallBrowser } from './browser/find-browser.ts'

/** Prints the path of a Chromium; finds or installs one. */
console.log(await findOrInstallBrowser())
