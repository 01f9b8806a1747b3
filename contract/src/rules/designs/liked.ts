/** How many liked designs one page holds at most. */
export const LIKED_PAGE = 200
