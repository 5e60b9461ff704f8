/** The routes that are closed while the site is being maintained. */
export const FOR_VISITORS = { config: { forVisitors: 'page' } } as const
