/** True for the path of a public page within the application. */
export const isPublic = (path: string): boolean => /^\/(home|product|contact|_[^/?]*)([/?]|$)/.test(path)
