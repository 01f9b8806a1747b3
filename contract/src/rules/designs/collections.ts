/** Own collections of a person's liked designs (product §2.3). */
export const COLLECTIONS_MAX = 30
export const COLLECTION_DESIGNS_MAX = 200
export const COLLECTION_NAME_MAX = 60
export const COLLECTION_NOTE_MAX = 1000
/** Pictures on a collection's cover. */
export const COLLECTION_COVERS = 3
/** Min likes for the taste report (product §2.3). */
export const REPORT_LIKES = 10
/** Max tags that describe a person's likes. */
export const TOP_TAGS_MAX = 12
/** Number of them on the taste card and where it is shared; more would be a list. */
export const TOP_TAGS_SHOWN = 4
