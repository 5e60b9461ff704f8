interface LeftRefusal {
  service: string
  id: number
  error: unknown
}

let left: LeftRefusal | null = null

/** Leaves the refusal to publish a row that was just created to the form of that row, which takes the place of the form of a new one. */
export function leaveRefusal(refusal: LeftRefusal): void {
  left = refusal
}

/** Takes what was left for the form of this row, once. */
export function takeRefusal(service: string, id: number | undefined): unknown {
  if (left === null || left.service !== service || left.id !== id) return null
  const { error } = left
  left = null
  return error
}
