const NAMES: readonly string[] = ['admin', 'editor']

/** @public V-08: whether a name is one of the two that every demo of this family knows. */
export const isStaffName = (name: string): boolean => NAMES.includes(name.trim())
