/** true if one of the wanted roles is held. */
export function holdsAny(held: readonly string[], wanted: readonly string[]): boolean {
  if (!Array.isArray(wanted) || wanted.length === 0) throw new Error(`need roles! Like v-permission="['admin','editor']"`)
  return wanted.some((role) => held.includes(role))
}
