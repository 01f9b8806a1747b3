/** Max liked designs of a page. */
export const LIKED_PAGE = 200
