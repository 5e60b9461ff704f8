/** What the pieces of the top bar, the settings panel and the error log say. */
export const bar = {}
