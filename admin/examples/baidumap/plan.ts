import type { Bilingual } from '../../../contract/languages.ts'

/** A point of the plan in metres: to the east, to the north. */
export type Point = readonly [x: number, y: number]

interface Area {
  kind: 'ground' | 'water' | 'park' | 'road' | 'building'
  corners: readonly Point[]
}

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** The size of the plan in metres. */
export const SIZE: Point = [800, 520]

/** The outline of a company's ground. It is invented and drawn for this page, so nobody else has a right in it. */
export const AREAS: readonly Area[] = [
  { kind: 'ground', corners: box(0, 0, ...SIZE) },
  {
    kind: 'water',
    corners: [
      [0, 420],
      [140, 400],
      [300, 430],
      [470, 415],
      [640, 445],
      [800, 430],
      [800, 520],
      [0, 520],
    ],
  },
  {
    kind: 'park',
    corners: [
      [40, 290],
      [200, 300],
      [230, 385],
      [120, 392],
      [40, 380],
    ],
  },
  { kind: 'park', corners: box(600, 50, 150, 90) },
  { kind: 'road', corners: box(0, 215, 800, 26) },
  { kind: 'road', corners: box(270, 0, 22, 400) },
  { kind: 'road', corners: box(545, 0, 22, 400) },
  { kind: 'building', corners: box(60, 60, 170, 110) },
  { kind: 'building', corners: box(330, 60, 180, 120) },
  {
    kind: 'building',
    corners: [
      [330, 280],
      [500, 280],
      [500, 370],
      [420, 370],
      [420, 330],
      [330, 330],
    ],
  },
  { kind: 'building', corners: box(600, 280, 150, 80) },
  { kind: 'building', corners: box(620, 165, 50, 36) },
]

export interface Place {
  name: Bilingual
  about: Bilingual
  /** Syllable by syllable. */
  pinyin: string
  at: Point
}

/** The places that can be found on the plan. */
export const PLACES: readonly Place[] = [
  {
    name: ['研发中心', 'Research centre'],
    about: ['光学与软件团队，3 号楼', 'Optics and software, building 3'],
    pinyin: 'yan fa zhong xin',
    at: [415, 310],
  },
  {
    name: ['一号厂房', 'Plant 1'],
    about: ['相机与光源装配', 'Assembly of cameras and lights'],
    pinyin: 'yi hao chang fang',
    at: [145, 115],
  },
  { name: ['二号厂房', 'Plant 2'], about: ['镜头加工与检测', 'Making and testing of lenses'], pinyin: 'er hao chang fang', at: [420, 120] },
  {
    name: ['展示中心', 'Showroom'],
    about: ['周一至周五 9:00–17:00，请预约', 'Monday to Friday 9:00–17:00, by appointment'],
    pinyin: 'zhan shi zhong xin',
    at: [675, 320],
  },
  { name: ['访客接待', 'Visitors'], about: ['请在此登记', 'Please sign in here'], pinyin: 'fang ke jie dai', at: [645, 183] },
  { name: ['东门', 'East gate'], about: ['货车由此进入', 'Lorries come in here'], pinyin: 'dong men', at: [790, 228] },
  { name: ['西门', 'West gate'], about: ['公交 12 路', 'Bus 12'], pinyin: 'xi men', at: [10, 228] },
  {
    name: ['停车场', 'Car park'],
    about: ['120 个车位，20 个充电桩', '120 places, 20 with a charger'],
    pinyin: 'ting che chang',
    at: [675, 95],
  },
]
