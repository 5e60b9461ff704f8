import type { SpecParam } from '../../contract/resources/product-parts.ts'

// Parameters that several templates ask for: under one key and with one meaning, so that products can be compared.

export const interfaceType: SpecParam = {
  key: 'interface',
  name: '数据接口',
  nameEn: 'Interface',
  kind: 'choice',
  options: [
    { value: 'gige', label: 'GigE', labelEn: 'GigE' },
    { value: '5gige', label: '5GigE', labelEn: '5GigE' },
    { value: '10gige', label: '10GigE', labelEn: '10GigE' },
  ],
  required: true,
  searchable: true,
}

export const mount: SpecParam = {
  key: 'mount',
  name: '镜头接口',
  nameEn: 'Lens mount',
  kind: 'choice',
  options: [
    { value: 'c', label: 'C 口', labelEn: 'C-mount' },
    { value: 'm42', label: 'M42×1', labelEn: 'M42×1' },
    { value: 'm58', label: 'M58×0.75', labelEn: 'M58×0.75' },
  ],
  required: true,
}

export const sensorFormat: SpecParam = {
  key: 'sensorFormat',
  name: '靶面',
  nameEn: 'Sensor format',
  kind: 'choice',
  options: [
    { value: '2-3', label: '2/3″', labelEn: '2/3″' },
    { value: '1-1', label: '1.1″', labelEn: '1.1″' },
  ],
}

export const megapixels: SpecParam = {
  key: 'megapixels',
  name: '像素数',
  nameEn: 'Megapixels',
  kind: 'choice',
  options: [
    { value: '5', label: '500 万', labelEn: '5 MP' },
    { value: '12', label: '1200 万', labelEn: '12 MP' },
    { value: '26', label: '2600 万', labelEn: '26 MP' },
  ],
  required: true,
  searchable: true,
}

export const shutter: SpecParam = {
  key: 'shutter',
  name: '快门',
  nameEn: 'Shutter',
  kind: 'choice',
  options: [
    { value: 'global', label: '全局快门', labelEn: 'Global' },
    { value: 'rolling', label: '卷帘快门', labelEn: 'Rolling' },
  ],
}

export const protection: SpecParam = {
  key: 'protection',
  name: '防护等级',
  nameEn: 'Protection',
  kind: 'choice',
  options: [
    { value: 'ip20', label: 'IP20', labelEn: 'IP20' },
    { value: 'ip30', label: 'IP30', labelEn: 'IP30' },
    { value: 'ip40', label: 'IP40', labelEn: 'IP40' },
    { value: 'ip54', label: 'IP54', labelEn: 'IP54' },
    { value: 'ip65', label: 'IP65', labelEn: 'IP65' },
    { value: 'ip67', label: 'IP67', labelEn: 'IP67' },
  ],
}

export const pixelMatch: SpecParam = {
  key: 'pixelMatch',
  name: '匹配像元',
  nameEn: 'Matches pixels of',
  kind: 'choice',
  options: [
    { value: '2.5', label: '2.5 μm 及以上', labelEn: '2.5 μm and larger' },
    { value: '3.45', label: '3.45 μm 及以上', labelEn: '3.45 μm and larger' },
  ],
  searchable: true,
}

export const resolution: SpecParam = { key: 'resolution', name: '分辨率', nameEn: 'Resolution', kind: 'text', required: true }
export const pixelSize: SpecParam = { key: 'pixelSize', name: '像元尺寸', nameEn: 'Pixel size', kind: 'number', unit: 'μm', required: true }
export const exposure: SpecParam = { key: 'exposure', name: '曝光时间', nameEn: 'Exposure time', kind: 'text' }
export const dynamicRange: SpecParam = { key: 'dynamicRange', name: '动态范围', nameEn: 'Dynamic range', kind: 'number', unit: 'dB' }
export const snr: SpecParam = { key: 'snr', name: '最大信噪比', nameEn: 'Maximum SNR', kind: 'number', unit: 'dB' }
export const pixelFormats: SpecParam = { key: 'pixelFormats', name: '像素格式', nameEn: 'Pixel formats', kind: 'text' }
export const protocol: SpecParam = { key: 'protocol', name: '协议', nameEn: 'Protocol', kind: 'text' }
export const connector: SpecParam = { key: 'connector', name: '接头', nameEn: 'Connectors', kind: 'text' }
export const trigger: SpecParam = { key: 'trigger', name: '触发方式', nameEn: 'Trigger', kind: 'text' }
export const digitalIo: SpecParam = { key: 'digitalIo', name: '输入输出', nameEn: 'Inputs and outputs', kind: 'text' }
export const buffer: SpecParam = { key: 'buffer', name: '图像缓存', nameEn: 'Image buffer', kind: 'number', unit: 'MB' }
export const cableLength: SpecParam = { key: 'cableLength', name: '最大线长', nameEn: 'Maximum cable length', kind: 'number', unit: 'm' }
export const poe: SpecParam = { key: 'poe', name: '网线供电', nameEn: 'Power over Ethernet', kind: 'boolean', searchable: true }
export const supply: SpecParam = { key: 'supply', name: '供电', nameEn: 'Supply', kind: 'text' }
export const power: SpecParam = { key: 'power', name: '功耗', nameEn: 'Power consumption', kind: 'number', unit: 'W', required: true }
export const size: SpecParam = { key: 'size', name: '外形尺寸', nameEn: 'Dimensions', kind: 'text', required: true }
export const weight: SpecParam = { key: 'weight', name: '重量', nameEn: 'Weight', kind: 'number', unit: 'g' }
export const weightKg: SpecParam = { key: 'weightKg', name: '重量', nameEn: 'Weight', kind: 'number', unit: 'kg' }
export const material: SpecParam = { key: 'material', name: '壳体材料', nameEn: 'Housing material', kind: 'text' }
export const operatingTemp: SpecParam = {
  key: 'operatingTemp',
  name: '工作温度',
  nameEn: 'Operating temperature',
  kind: 'text',
  required: true,
}
export const storageTemp: SpecParam = { key: 'storageTemp', name: '储存温度', nameEn: 'Storage temperature', kind: 'text' }
export const humidity: SpecParam = { key: 'humidity', name: '相对湿度', nameEn: 'Relative humidity', kind: 'text' }
export const shock: SpecParam = { key: 'shock', name: '振动与冲击', nameEn: 'Vibration and shock', kind: 'text' }
export const conformity: SpecParam = { key: 'conformity', name: '认证', nameEn: 'Conformity', kind: 'text' }
export const software: SpecParam = { key: 'software', name: '软件', nameEn: 'Software', kind: 'text' }
export const fitsWith: SpecParam = { key: 'fitsWith', name: '适配产品', nameEn: 'Fits', kind: 'text', required: true }
