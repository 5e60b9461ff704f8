import type { DemoSpecTemplate } from './catalogue-types.ts'
import * as shared from './catalogue-params.ts'

const mechanical = {
  name: '机械与环境',
  nameEn: 'Mechanical and environment',
  params: [
    shared.mount,
    shared.size,
    shared.weight,
    shared.material,
    shared.operatingTemp,
    shared.storageTemp,
    shared.humidity,
    shared.protection,
    shared.shock,
    shared.conformity,
  ],
}

const areaSensor = {
  name: '传感器',
  nameEn: 'Sensor',
  params: [
    shared.megapixels,
    shared.resolution,
    shared.sensorFormat,
    shared.pixelSize,
    { key: 'frameRate', name: '帧率', nameEn: 'Frame rate', kind: 'number' as const, unit: 'fps', required: true, searchable: true },
    shared.shutter,
    shared.exposure,
    shared.dynamicRange,
    shared.snr,
    shared.pixelFormats,
  ],
}

const connection = {
  name: '接口',
  nameEn: 'Interface',
  params: [shared.interfaceType, shared.protocol, shared.connector, shared.trigger, shared.digitalIo, shared.buffer, shared.cableLength],
}

const electrical = { name: '电气', nameEn: 'Electrical', params: [shared.poe, shared.supply, shared.power] }

const areaCamera: DemoSpecTemplate = {
  code: 'area-camera',
  name: '面阵相机',
  nameEn: 'Area-scan camera',
  category: 'area-scan',
  groups: [areaSensor, connection, electrical, mechanical],
}

const smartCamera: DemoSpecTemplate = {
  code: 'smart-camera',
  name: '智能相机',
  nameEn: 'Smart camera',
  category: 'smart-camera',
  groups: [
    areaSensor,
    {
      name: '板上处理',
      nameEn: 'On-board processing',
      params: [
        { key: 'resultTime', name: '单点检测时间', nameEn: 'Time to result', kind: 'number', unit: 'ms', required: true, searchable: true },
        shared.software,
        { key: 'storage', name: '板上存储', nameEn: 'On-board storage', kind: 'text' },
        { key: 'fieldbus', name: '现场总线', nameEn: 'Fieldbus', kind: 'text' },
      ],
    },
    // It puts out results, not images: neither a streaming protocol nor a buffer.
    { ...connection, params: connection.params.filter((param) => param !== shared.protocol && param !== shared.buffer) },
    electrical,
    mechanical,
  ],
}

const lineCamera: DemoSpecTemplate = {
  code: 'line-camera',
  name: '线阵相机',
  nameEn: 'Line-scan camera',
  category: 'line-scan',
  groups: [
    {
      name: '传感器',
      nameEn: 'Sensor',
      params: [
        {
          key: 'lineWidth',
          name: '每行像素',
          nameEn: 'Pixels per line',
          kind: 'choice',
          options: [
            { value: '4k', label: '4096', labelEn: '4096' },
            { value: '8k', label: '8192', labelEn: '8192' },
          ],
          required: true,
          searchable: true,
        },
        { key: 'lines', name: '行数', nameEn: 'Lines', kind: 'number' },
        shared.pixelSize,
        { key: 'sensorLength', name: '感光长度', nameEn: 'Sensor length', kind: 'number', unit: 'mm' },
        { key: 'lineRate', name: '行频', nameEn: 'Line rate', kind: 'number', unit: 'kHz', required: true, searchable: true },
        shared.exposure,
        shared.dynamicRange,
        shared.snr,
        shared.pixelFormats,
      ],
    },
    { ...connection, params: [...connection.params, { key: 'encoder', name: '编码器输入', nameEn: 'Encoder input', kind: 'text' }] },
    electrical,
    mechanical,
  ],
}

const profile3d: DemoSpecTemplate = {
  code: 'profile-3d',
  name: '3D 轮廓相机',
  nameEn: '3D profile camera',
  category: 'profile-3d',
  groups: [
    {
      name: '测量',
      nameEn: 'Measurement',
      params: [
        { key: 'clearance', name: '近端距离', nameEn: 'Clearance distance', kind: 'number', unit: 'mm', required: true },
        {
          key: 'measuringRange',
          name: '测量范围（Z）',
          nameEn: 'Measuring range (Z)',
          kind: 'number',
          unit: 'mm',
          required: true,
          searchable: true,
        },
        { key: 'fieldNear', name: '近端视野（X）', nameEn: 'Field of view, near (X)', kind: 'number', unit: 'mm' },
        { key: 'fieldFar', name: '远端视野（X）', nameEn: 'Field of view, far (X)', kind: 'number', unit: 'mm', searchable: true },
        { key: 'points', name: '每条轮廓点数', nameEn: 'Points per profile', kind: 'number' },
        { key: 'pointSpacing', name: '点间距（X）', nameEn: 'Point spacing (X)', kind: 'text' },
        { key: 'repeatability', name: '重复精度（Z）', nameEn: 'Repeatability (Z)', kind: 'text' },
        { key: 'linearity', name: '线性度（Z）', nameEn: 'Linearity (Z)', kind: 'text' },
        { key: 'profileRate', name: '轮廓频率', nameEn: 'Profile rate', kind: 'text', required: true },
      ],
    },
    {
      name: '激光',
      nameEn: 'Laser',
      params: [
        { key: 'laser', name: '波长', nameEn: 'Wavelength', kind: 'text' },
        {
          key: 'laserClass',
          name: '激光等级',
          nameEn: 'Laser class',
          kind: 'choice',
          options: [
            { value: '2', label: '2 类', labelEn: 'Class 2' },
            { value: '2m', label: '2M 类', labelEn: 'Class 2M' },
            { value: '3r', label: '3R 类', labelEn: 'Class 3R' },
          ],
          required: true,
          searchable: true,
        },
        { key: 'fanAngle', name: '扇形角', nameEn: 'Fan angle', kind: 'text' },
      ],
    },
    { ...connection, params: [...connection.params, { key: 'encoder', name: '编码器输入', nameEn: 'Encoder input', kind: 'text' }] },
    electrical,
    { ...mechanical, params: mechanical.params.filter((param) => param !== shared.mount) },
  ],
}

export const imagingTemplates: DemoSpecTemplate[] = [areaCamera, smartCamera, lineCamera, profile3d]
