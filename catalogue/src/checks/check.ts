/** Result of a check of the library: its problems, if any, and one line that sums up what was checked. */
export interface Finding {
  problems: string[]
  summary: string
}

/** Checks a part of the library, given its folder. Draws and renders nothing. */
export type Check = (folder: string) => Promise<Finding>
