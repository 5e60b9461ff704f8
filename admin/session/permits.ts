const ALL = '*:*'

/** true if the permits hold every tag, in any case, or hold all. Before permits are loaded every tag passes. */
export function holdsAll(permits: readonly string[], tags: readonly string[]): boolean {
  if (!Array.isArray(tags) || tags.length === 0) throw new Error('请设置操作权限标签值,如：User/Add,不区分大小写')
  if (permits.length === 0) return true
  const held = new Set(permits.map((permit) => permit.toLowerCase()))
  return held.has(ALL) || tags.every((tag) => held.has(tag.toLowerCase()))
}
