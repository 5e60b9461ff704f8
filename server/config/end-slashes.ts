/** Removes the slashes at the end of a path. It uses a loop: a regular expression would start anew at each slash of a hostile path. */
export function withoutEndSlashes(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}
