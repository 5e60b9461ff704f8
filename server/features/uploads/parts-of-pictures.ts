import type { Focus } from '../../../contract/picture-files.ts'

/** A part of a picture, in pixels of the picture as it is shown. */
export interface Part {
  left: number
  top: number
  width: number
  height: number
}

interface Size {
  width: number
  height: number
}

/** A part in percent of the whole picture. */
interface Area extends Size {
  x: number
  y: number
}

/** The pixels of a part: at least one, and none beyond the edge. */
export function pixelsOf({ x, y, width, height }: Area, whole: Size): Part {
  const [left, across] = along(x, width, whole.width)
  const [top, down] = along(y, height, whole.height)
  return { left, top, width: across, height: down }
}

function along(from: number, length: number, whole: number): [number, number] {
  const start = Math.min(whole - 1, Math.round((from / 100) * whole))
  return [start, Math.min(whole - start, Math.max(1, Math.round((length / 100) * whole)))]
}

/** The point of the whole picture as the part has it; a point outside becomes the nearest edge. */
export const focusWithin = ({ x, y }: Focus, { left, top, width, height }: Part, whole: Size): Focus => ({
  x: percent((x / 100) * whole.width - left, width),
  y: percent((y / 100) * whole.height - top, height),
})

const percent = (at: number, length: number) => Math.min(100, Math.max(0, Math.round((at / length) * 100)))
