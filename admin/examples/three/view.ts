import { Spherical, type PerspectiveCamera, type Vector3 } from 'three'

/** A degree. */
export const STEP = Math.PI / 180

/** The place of a point of the model in the picture, in px, and whether it is on the side that is seen. */
interface Spot {
  x: number
  y: number
  isFront: boolean
}

export interface View {
  /** Degrees around the model, and above it. */
  around: number
  above: number
  spots: readonly Spot[]
}

/** The view from a camera of the points of the model, in a place on the screen. */
export function viewOf(camera: PerspectiveCamera, points: readonly Vector3[], { clientWidth, clientHeight }: HTMLElement): View {
  const { theta, phi } = new Spherical().setFromVector3(camera.position)
  const eye = camera.position.clone().normalize()
  const spots = points.map((point) => {
    const { x, y } = point.clone().project(camera)
    return { x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight, isFront: eye.dot(point.clone().normalize()) > 0 }
  })
  return { around: Math.round(theta / STEP + 360) % 360, above: Math.round(90 - phi / STEP), spots }
}
