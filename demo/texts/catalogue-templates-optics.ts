import type { DemoSpecTemplate } from './catalogue-types.ts'
import * as shared from './catalogue-params.ts'

const mount = { ...shared.mount, searchable: true }
const sensorFormat = { ...shared.sensorFormat, name: '最大靶面', nameEn: 'Largest format', required: true, searchable: true }

const mechanical = {
  name: '机械与环境',
  nameEn: 'Mechanical and environment',
  params: [
    mount,
    { key: 'flange', name: '法兰距', nameEn: 'Flange distance', kind: 'number' as const, unit: 'mm' },
    { key: 'length', name: '长度（不含螺纹）', nameEn: 'Length without thread', kind: 'number' as const, unit: 'mm', required: true },
    { key: 'diameter', name: '最大外径', nameEn: 'Largest diameter', kind: 'number' as const, unit: 'mm', required: true },
    shared.weight,
    { key: 'filterThread', name: '滤镜螺纹', nameEn: 'Filter thread', kind: 'text' as const },
    { key: 'locking', name: '锁紧', nameEn: 'Locking', kind: 'text' as const },
    shared.operatingTemp,
    shared.shock,
    shared.conformity,
    { key: 'record', name: '随附数据', nameEn: 'Data supplied', kind: 'text' as const },
  ],
}

const fixedLens: DemoSpecTemplate = {
  code: 'fixed-lens',
  name: '定焦镜头',
  nameEn: 'Fixed lens',
  category: 'fixed-lens',
  groups: [
    {
      name: '光学',
      nameEn: 'Optical',
      params: [
        { key: 'focalLength', name: '焦距', nameEn: 'Focal length', kind: 'number', unit: 'mm', required: true, searchable: true },
        { key: 'aperture', name: '光圈', nameEn: 'Aperture', kind: 'text', required: true },
        sensorFormat,
        shared.pixelMatch,
        { key: 'centreResolution', name: '中心分辨率', nameEn: 'Resolution at centre', kind: 'number', unit: 'lp/mm' },
        { key: 'cornerResolution', name: '边角分辨率', nameEn: 'Resolution at corner', kind: 'number', unit: 'lp/mm' },
        { key: 'distortion', name: '畸变', nameEn: 'Distortion', kind: 'text', required: true },
        { key: 'angle', name: '视角（1.1″，水平）', nameEn: 'Angle of view (1.1″, horizontal)', kind: 'text' },
        { key: 'fieldAt300', name: '300 mm 处的视野宽（1.1″）', nameEn: 'Field width at 300 mm (1.1″)', kind: 'number', unit: 'mm' },
        { key: 'closest', name: '最近工作距离', nameEn: 'Closest working distance', kind: 'number', unit: 'mm' },
        { key: 'elements', name: '结构', nameEn: 'Construction', kind: 'text' },
        { key: 'coating', name: '镀膜波段', nameEn: 'Coated for', kind: 'text' },
      ],
    },
    mechanical,
  ],
}

const telecentricLens: DemoSpecTemplate = {
  code: 'telecentric-lens',
  name: '远心镜头',
  nameEn: 'Telecentric lens',
  category: 'telecentric',
  groups: [
    {
      name: '光学',
      nameEn: 'Optical',
      params: [
        { key: 'magnification', name: '放大倍率', nameEn: 'Magnification', kind: 'number', unit: '×', required: true, searchable: true },
        {
          key: 'workingDistance',
          name: '工作距离',
          nameEn: 'Working distance',
          kind: 'number',
          unit: 'mm',
          required: true,
          searchable: true,
        },
        sensorFormat,
        shared.pixelMatch,
        { key: 'field', name: '视野（对角）', nameEn: 'Field of view (diagonal)', kind: 'number', unit: 'mm' },
        { key: 'centreResolution', name: '中心分辨率', nameEn: 'Resolution at centre', kind: 'number', unit: 'lp/mm' },
        { key: 'distortion', name: '畸变', nameEn: 'Distortion', kind: 'text', required: true },
        { key: 'telecentricity', name: '远心度', nameEn: 'Telecentricity', kind: 'text', required: true },
        { key: 'workingFNumber', name: '工作 F 数', nameEn: 'Working f-number', kind: 'number' },
        { key: 'depthOfField', name: '景深（20 μm 弥散圆）', nameEn: 'Depth of field (20 μm blur)', kind: 'number', unit: 'mm' },
        { key: 'drift', name: '倍率变化（−40 °C 至 60 °C）', nameEn: 'Magnification drift (−40 °C to 60 °C)', kind: 'text' },
        { key: 'elements', name: '结构', nameEn: 'Construction', kind: 'text' },
        { key: 'coating', name: '镀膜波段', nameEn: 'Coated for', kind: 'text' },
      ],
    },
    mechanical,
  ],
}

export const opticsTemplates: DemoSpecTemplate[] = [fixedLens, telecentricLens]
