const NAMES: readonly string[] = ['admin', 'editor']

/** @public Returns true for one of the two names that every demo of this family knows (V-08). */
export const isStaffName = (name: string): boolean => NAMES.includes(name.trim())
