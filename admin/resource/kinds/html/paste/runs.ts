/** Puts what `make` returns in the place of each run of elements that follow each other. */
export function replaceRuns(elements: readonly Element[], make: (run: Element[]) => Element[]): void {
  const runs: Element[][] = []
  for (const element of elements) {
    const last = runs.at(-1)
    if (last && last.at(-1) === element.previousElementSibling) last.push(element)
    else runs.push([element])
  }
  for (const run of runs) {
    const place = document.createComment('')
    run[0]?.before(place)
    const made = make(run)
    for (const element of run) element.remove()
    place.replaceWith(...made)
  }
}
