/** The halls of an invented trade fair, drawn by us: outlines of real places have licences of their own. */
const HALLS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  A: [
    [0, 0],
    [40, 0],
    [40, 30],
    [0, 30],
  ],
  B: [
    [42, 0],
    [80, 0],
    [80, 20],
    [60, 20],
    [60, 30],
    [42, 30],
  ],
  C: [
    [0, 32],
    [26, 32],
    [26, 60],
    [0, 60],
  ],
  D: [
    [28, 32],
    [60, 32],
    [60, 46],
    [70, 60],
    [28, 60],
  ],
  E: [
    [62, 22],
    [80, 22],
    [80, 60],
    [72, 60],
    [62, 46],
  ],
}

export const HALL_NAMES = Object.keys(HALLS)

/** The plan as GeoJSON. */
export const FLOOR = {
  type: 'FeatureCollection',
  features: Object.entries(HALLS).map(([name, corners]) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: [[...corners, corners[0]!].map(([x, y]) => [x, -y])] },
  })),
}
