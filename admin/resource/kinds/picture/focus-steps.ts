import type { Focus } from '../../../../contract/picture-files.ts'

export const MIDDLE: Focus = { x: 50, y: 50 }
export const isMiddle = ({ x, y }: Focus) => x === MIDDLE.x && y === MIDDLE.y

/** A whole percent within the picture. */
export const percent = (part: number) => Math.min(100, Math.max(0, Math.round(part)))

const STEPS: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The point after a key: one percent further, ten with Shift; null for any other key. */
export function moved({ key, shiftKey }: { key: string; shiftKey: boolean }, { x, y }: Focus): Focus | null {
  const step = STEPS[key]
  const far = shiftKey ? 10 : 1
  return step ? { x: percent(x + step.x * far), y: percent(y + step.y * far) } : null
}
