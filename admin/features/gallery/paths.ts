/** The library, and the gallery that visitors see. */
export const PATHS = { library: '/gallery', site: '/gallery/site' } as const
