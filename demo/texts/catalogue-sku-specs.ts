/** The properties in which the variants of a product differ: a name, and a value that is the same in both languages unless its English is given. */
const spec =
  (name: string, nameEn: string) =>
  (value: string, valueEn = value) => ({ name, nameEn, value, valueEn })

export const sensor = spec('传感器', 'Sensor')
export const laser = spec('激光', 'Laser')
export const iris = spec('光圈', 'Iris')
export const colour = spec('颜色', 'Colour')
export const front = spec('前窗', 'Front window')
export const length = spec('长度', 'Length')
export const plugs = spec('接头', 'Plugs')
export const installation = spec('安装', 'Installation')
export const disk = spec('存储', 'Storage')
export const term = spec('授权期限', 'Term')
export const scope = spec('授权范围', 'Covers')
export const build = spec('规格', 'Version')
