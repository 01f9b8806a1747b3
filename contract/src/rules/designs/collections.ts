/** A person's own collections of liked designs (product §2.3). */
export const COLLECTIONS_MAX = 30
export const COLLECTION_DESIGNS_MAX = 200
export const COLLECTION_NAME_MAX = 60
export const COLLECTION_NOTE_MAX = 1000
/** Pictures that a collection's cover shows. */
export const COLLECTION_COVERS = 3
/** The taste report is there from so many likes on (product §2.3). */
export const REPORT_LIKES = 10
/** Tags that a person's likes are told by. */
export const TOP_TAGS_MAX = 12
/** Those of them that tell a taste, on its card and where it is shared; more are a list. */
export const TOP_TAGS_SHOWN = 4
