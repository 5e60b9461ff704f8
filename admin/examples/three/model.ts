import { BoxGeometry, CylinderGeometry, Group, Mesh, MeshLambertMaterial, TorusGeometry, Vector3, type BufferGeometry } from 'three'

/** A part of the model that the page explains: where its label points. */
export const PARTS = [
  { name: 'lens', at: new Vector3(0, 0.1, 1.75) },
  { name: 'body', at: new Vector3(0.75, 0.55, 0.1) },
  { name: 'light', at: new Vector3(-0.72, -0.1, 0.92) },
  { name: 'port', at: new Vector3(0.3, -0.2, -0.95) },
  { name: 'foot', at: new Vector3(0, -0.95, 0.1) },
] as const

export type PartName = (typeof PARTS)[number]['name']

const paint = (color: string) => new MeshLambertMaterial({ color })

function piece(geometry: BufferGeometry, material: MeshLambertMaterial, [x, y, z]: readonly [number, number, number], lies = false): Mesh {
  const mesh = new Mesh(geometry, material)
  mesh.position.set(x, y, z)
  if (lies) mesh.rotation.x = Math.PI / 2
  return mesh
}

/** A line scan camera of boxes, cylinders and rings. Its lens looks along z. */
export function cameraModel(): Group {
  const shell = paint('#cbd5e1')
  const dark = paint('#334155')
  const ring = paint('#1677ff')
  const glass = paint('#0ea5e9')
  const metal = paint('#94a3b8')
  const lamp = paint('#fde68a')
  const model = new Group()
  model.add(
    piece(new BoxGeometry(1.5, 1.2, 1.8, 2, 2, 2), shell, [0, 0.05, 0]),
    piece(new BoxGeometry(1.56, 0.14, 1.3), ring, [0, 0.4, 0]),
    piece(new CylinderGeometry(0.52, 0.52, 0.3, 28), dark, [0, 0.05, 1.02], true),
    piece(new CylinderGeometry(0.44, 0.48, 0.5, 28), metal, [0, 0.05, 1.4], true),
    piece(new TorusGeometry(0.45, 0.05, 8, 28), ring, [0, 0.05, 1.5]),
    piece(new CylinderGeometry(0.36, 0.36, 0.06, 28), glass, [0, 0.05, 1.65], true),
    piece(new BoxGeometry(0.16, 0.9, 0.12), lamp, [-0.68, 0.05, 0.95]),
    piece(new BoxGeometry(0.16, 0.9, 0.12), lamp, [0.68, 0.05, 0.95]),
    piece(new CylinderGeometry(0.13, 0.13, 0.22, 16), dark, [0.3, -0.15, -0.98], true),
    piece(new CylinderGeometry(0.13, 0.13, 0.22, 16), dark, [-0.3, -0.15, -0.98], true),
    piece(new BoxGeometry(0.7, 0.22, 0.12), dark, [0, 0.25, -0.95]),
    piece(new BoxGeometry(0.5, 0.3, 0.6), metal, [0, -0.68, 0]),
    piece(new BoxGeometry(1.7, 0.12, 1.2), dark, [0, -0.88, 0]),
  )
  return model
}
