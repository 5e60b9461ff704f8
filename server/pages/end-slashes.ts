/** A path without the slashes at its end. By a loop: an expression for them would begin anew at each slash of a path that a stranger sends. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
