import { wordsIn } from '../../../contract/bilingual.ts'
import type { ProductListView, ProductView } from '../../../contract/features/portal.ts'
import type { Bilingual, Language } from '../../../contract/languages.ts'

export const KINDS = { camera: ['相机', 'Cameras'], lens: ['镜头', 'Lenses'], light: ['光源', 'Lights'] } as const satisfies Record<
  string,
  Bilingual
>
export type Kind = keyof typeof KINDS

type Params = readonly (readonly [key: string, name: Bilingual, value: string])[]

interface Sample {
  code: string
  kind: Kind
  name: Bilingual
  subtitle: Bilingual
  price: number | null
  colour: string
  isTop?: boolean
  params: Params
}

const resolution = (value: string) => ['resolution', ['分辨率', 'Resolution'], value] as const
const rate = (value: string) => ['rate', ['速度', 'Speed'], value] as const
const port = (value: string) => ['port', ['接口', 'Interface'], value] as const
const focus = (value: string) => ['focus', ['焦距', 'Focal length'], value] as const
const mount = (value: string) => ['mount', ['卡口', 'Mount'], value] as const
const power = (value: string) => ['power', ['功率', 'Power'], value] as const
const shape = (value: string) => ['shape', ['尺寸', 'Size'], value] as const

const SAMPLES: readonly Sample[] = [
  {
    code: 'HL-8K',
    kind: 'camera',
    name: ['线扫相机 HL-8K', 'Line scan camera HL-8K'],
    subtitle: ['薄膜与极片在线检测', 'For film and electrodes'],
    price: 26800,
    colour: '#1677ff',
    isTop: true,
    params: [resolution('8192 × 2'), rate('100 kHz'), port('Camera Link HS')],
  },
  {
    code: 'HL-4K',
    kind: 'camera',
    name: ['线扫相机 HL-4K', 'Line scan camera HL-4K'],
    subtitle: ['入门级线扫', 'The first step to line scan'],
    price: 12600,
    colour: '#0958d9',
    params: [resolution('4096 × 2'), rate('80 kHz'), port('GigE')],
  },
  {
    code: 'HM-500',
    kind: 'camera',
    name: ['面阵相机 HM-500', 'Area camera HM-500'],
    subtitle: ['500 万像素，全局快门', '5 megapixels, global shutter'],
    price: 4980,
    colour: '#531dab',
    params: [resolution('2448 × 2048'), rate('75 fps'), port('USB3')],
  },
  {
    code: 'FL-50',
    kind: 'lens',
    name: ['定焦镜头 FL-50', 'Fixed lens FL-50'],
    subtitle: ['大靶面，低畸变', 'Large sensors, low distortion'],
    price: 3200,
    colour: '#13a8a8',
    params: [focus('50 mm'), mount('M42'), shape('Ø 52 × 68 mm')],
  },
  {
    code: 'TC-110',
    kind: 'lens',
    name: ['远心镜头 TC-110', 'Telecentric lens TC-110'],
    subtitle: ['精密尺寸测量', 'For exact measuring'],
    price: 15800,
    colour: '#08979c',
    isTop: true,
    params: [focus('110 mm'), mount('F'), shape('Ø 146 × 320 mm')],
  },
  {
    code: 'BL-300',
    kind: 'light',
    name: ['条形光源 BL-300', 'Bar light BL-300'],
    subtitle: ['高亮均匀', 'Bright and even'],
    price: 880,
    colour: '#d48806',
    params: [power('18 W'), shape('300 × 22 mm')],
  },
  {
    code: 'RL-90',
    kind: 'light',
    name: ['环形光源 RL-90', 'Ring light RL-90'],
    subtitle: ['45° 低角度照明', 'Light from 45°'],
    price: 560,
    colour: '#d46b08',
    params: [power('9 W'), shape('Ø 90 mm')],
  },
  {
    code: 'DM-150',
    kind: 'light',
    name: ['穹顶光源 DM-150', 'Dome light DM-150'],
    subtitle: ['反光表面检测', 'For shiny surfaces'],
    price: null,
    colour: '#ad6800',
    params: [power('24 W'), shape('Ø 150 mm')],
  },
]

const SHAPES: Record<Kind, string> = {
  camera:
    '<rect x="70" y="90" width="180" height="130" rx="14"/><circle cx="160" cy="155" r="52" fill="#0f172a"/><circle cx="160" cy="155" r="34" fill="#7dd3fc"/>',
  lens: '<path d="M90 100h60l90-22v164l-90-22H90z"/><rect x="78" y="112" width="16" height="96" fill="#0f172a"/><ellipse cx="240" cy="160" rx="14" ry="70" fill="#7dd3fc"/>',
  light:
    '<circle cx="160" cy="160" r="96"/><circle cx="160" cy="160" r="60" fill="#fef9c3"/><circle cx="160" cy="160" r="30" fill="#0f172a"/>',
}

/** A picture of a product, drawn here; `side` tells the pictures of one product apart. */
const pictureOf = ({ kind, colour }: Sample, side: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320" width="640" height="640"><rect width="320" height="320" fill="${side}"/><g fill="${colour}">${SHAPES[kind]}</g></svg>`,
  )}`

function cardOf(sample: Sample, id: number, language: Language): ProductListView {
  const { code, kind, name, subtitle, price, isTop = false, params } = sample
  return {
    id,
    code,
    slug: code.toLowerCase(),
    type: kind,
    language,
    name: wordsIn(name, language),
    subtitle: wordsIn(subtitle, language),
    typeName: wordsIn(KINDS[kind], language),
    brandName: 'Portico',
    picture: pictureOf(sample, '#f5f7fa'),
    pictures: {},
    price,
    unit: null,
    priceFrom: false,
    isTop,
    keyParams: params.map(([key, label, value]) => ({ key, name: wordsIn(label, language), value })),
  } as unknown as ProductListView
}

/** The products of the sample. */
export const productsIn = (language: Language): ProductListView[] => SAMPLES.map((sample, at) => cardOf(sample, at + 1, language))

/** All of a product, as its page shows it; without such a code the first. */
export function productIn(language: Language, code: string | null): ProductView {
  const at = Math.max(
    0,
    SAMPLES.findIndex((sample) => sample.code === code),
  )
  const sample = SAMPLES[at]!
  const card = cardOf(sample, at + 1, language)
  return {
    ...card,
    gallery: ['#f5f7fa', '#e6f4ff', '#fff7e6'].map((side) => pictureOf(sample, side)),
    paramGroups: [{ name: wordsIn(['主要参数', 'Main parameters'], language), params: card.keyParams }],
    units: [],
    documents: [],
    skus: ['M', 'C'].map((suffix, variant) => ({
      code: `${sample.code}-${suffix}`,
      specs: [
        {
          name: wordsIn(['款式', 'Version'], language),
          value: wordsIn(variant === 0 ? ['标准', 'Standard'] : ['防护 IP65', 'Protected, IP65'], language),
        },
      ],
      price: sample.price === null ? null : sample.price + variant * 400,
      stock: 12 - variant * 7,
      supply: 'in',
      supplyWords: null,
      picture: null,
    })),
  } as unknown as ProductView
}
