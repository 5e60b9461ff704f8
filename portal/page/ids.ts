/** The route of the layout, whose data every page can use. */
export const LAYOUT_ID = 'portal'
/** The route of every path without a page. */
export const NOT_FOUND_ID = 'portal-missing'
