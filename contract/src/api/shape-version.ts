/** Version of the answers of GET routes. A device drops its cache of another version: raise it when an answer changes. */
export const SHAPE_VERSION = 23
