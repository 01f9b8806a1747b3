/** What a check of the library found: nothing wrong, or what; and one line about what it looked at. */
export interface Finding {
  problems: string[]
  summary: string
}

/** Looks at a part of the library, given its folder. Nothing is drawn or rendered here. */
export type Check = (folder: string) => Promise<Finding>
