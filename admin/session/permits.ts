const ALL = '*:*'

/** whether every tag is held, whatever its case, or all are. With no permits loaded nothing is checked. */
export function holdsAll(permits: readonly string[], tags: readonly string[]): boolean {
  if (!Array.isArray(tags) || tags.length === 0) throw new Error('请设置操作权限标签值,如：User/Add,不区分大小写')
  if (permits.length === 0) return true
  const held = new Set(permits.map((permit) => permit.toLowerCase()))
  return held.has(ALL) || tags.every((tag) => held.has(tag.toLowerCase()))
}

/** whether one of the roles is held. */
export function holdsRole(roles: readonly string[], wanted: readonly string[]): boolean {
  if (!Array.isArray(wanted) || wanted.length === 0) throw new Error(`need roles! Like v-permission="['admin','editor']"`)
  return wanted.some((role) => roles.includes(role))
}
