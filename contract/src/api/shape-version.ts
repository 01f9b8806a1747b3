/** The shape of what GET routes answer. A device drops what it saved under another one: raise it when an answer changes. */
export const SHAPE_VERSION = 23
