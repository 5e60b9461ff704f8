import type { DemoSpecTemplate } from './catalogue-types.ts'
import * as shared from './catalogue-params.ts'
import { imagingTemplates } from './catalogue-templates-imaging.ts'
import { opticsTemplates } from './catalogue-templates-optics.ts'
import { otherTemplates } from './catalogue-templates-other.ts'

const light: DemoSpecTemplate = {
  code: 'light',
  name: '机器视觉光源',
  nameEn: 'Machine-vision light',
  category: 'lighting',
  groups: [
    {
      name: '光学',
      nameEn: 'Optical',
      params: [
        {
          key: 'form',
          name: '照明形式',
          nameEn: 'Kind of light',
          kind: 'choice',
          options: [
            { value: 'ring', label: '环形', labelEn: 'Ring' },
            { value: 'bar', label: '条形', labelEn: 'Bar' },
            { value: 'back', label: '背光', labelEn: 'Backlight' },
            { value: 'dome', label: '圆顶漫射', labelEn: 'Dome' },
            { value: 'coaxial', label: '同轴', labelEn: 'Coaxial' },
            { value: 'pattern', label: '条纹', labelEn: 'Striped pattern' },
          ],
          required: true,
          searchable: true,
        },
        {
          key: 'colour',
          name: '颜色',
          nameEn: 'Colour',
          kind: 'choice',
          options: [
            { value: 'rgbw', label: '红、绿、蓝、白四色', labelEn: 'Red, green, blue and white' },
            { value: 'to-order', label: '单色，订货时选定', labelEn: 'One colour, chosen when ordering' },
            { value: 'white', label: '白', labelEn: 'White' },
          ],
          required: true,
          searchable: true,
        },
        { key: 'wavelengths', name: '波长与色温', nameEn: 'Wavelength and colour temperature', kind: 'text', required: true },
        { key: 'emitting', name: '发光面', nameEn: 'Emitting area', kind: 'text' },
        { key: 'sectors', name: '独立分区', nameEn: 'Separate sectors', kind: 'number' },
        { key: 'multiZone', name: '可分区点亮', nameEn: 'Sectors lit separately', kind: 'boolean', searchable: true },
        { key: 'incidence', name: '照射角', nameEn: 'Angle of incidence', kind: 'text' },
        { key: 'lightDistance', name: '工作距离', nameEn: 'Working distance', kind: 'text' },
        { key: 'illuminance', name: '照度', nameEn: 'Illuminance', kind: 'text' },
        { key: 'uniformity', name: '均匀性', nameEn: 'Uniformity', kind: 'text' },
        { key: 'lifetime', name: '寿命（亮度降至 70%）', nameEn: 'Life (to 70% brightness)', kind: 'number', unit: 'h' },
      ],
    },
    {
      name: '驱动',
      nameEn: 'Drive',
      params: [
        {
          key: 'driving',
          name: '工作方式',
          nameEn: 'Operation',
          kind: 'choice',
          options: [
            { value: 'strobe', label: '频闪', labelEn: 'Strobed' },
            { value: 'both', label: '频闪或常亮', labelEn: 'Strobed or continuous' },
          ],
          searchable: true,
        },
        { key: 'minPulse', name: '最短脉宽', nameEn: 'Shortest pulse', kind: 'number', unit: 'μs' },
        { key: 'peakCurrent', name: '频闪峰值电流', nameEn: 'Peak strobe current', kind: 'number', unit: 'A' },
        { key: 'controller', name: '配套控制器', nameEn: 'Controller', kind: 'text' },
      ],
    },
    { name: '电气', nameEn: 'Electrical', params: [shared.supply, shared.power, shared.connector] },
    {
      name: '机械与环境',
      nameEn: 'Mechanical and environment',
      params: [
        shared.size,
        { key: 'fixing', name: '安装', nameEn: 'Fixing', kind: 'text' },
        shared.weight,
        shared.weightKg,
        shared.material,
        shared.operatingTemp,
        shared.humidity,
        shared.protection,
        shared.conformity,
      ],
    },
  ],
}

const mounting = {
  key: 'mounting',
  name: '安装方式',
  nameEn: 'Mounting',
  kind: 'choice' as const,
  options: [
    { value: 'din', label: '导轨', labelEn: 'DIN rail' },
    { value: 'wall', label: '壁挂', labelEn: 'Wall' },
  ],
  searchable: true,
}

const lightController: DemoSpecTemplate = {
  code: 'light-controller',
  name: '光源控制器',
  nameEn: 'Light controller',
  category: 'light-controller',
  groups: [
    {
      name: '输出',
      nameEn: 'Outputs',
      params: [
        {
          key: 'channels',
          name: '输出路数',
          nameEn: 'Channels',
          kind: 'choice',
          options: [
            { value: '4', label: '4 路', labelEn: '4' },
            { value: '8', label: '8 路', labelEn: '8' },
          ],
          required: true,
          searchable: true,
        },
        { key: 'outputVoltage', name: '输出电压', nameEn: 'Output voltage', kind: 'text' },
        { key: 'continuousCurrent', name: '每路常亮电流', nameEn: 'Continuous current per channel', kind: 'number', unit: 'A' },
        {
          key: 'peakCurrent',
          name: '每路频闪峰值电流',
          nameEn: 'Peak strobe current per channel',
          kind: 'number',
          unit: 'A',
          searchable: true,
        },
        { key: 'minPulse', name: '最短脉宽', nameEn: 'Shortest pulse', kind: 'number', unit: 'μs', required: true },
        { key: 'pulseStep', name: '脉宽步进', nameEn: 'Pulse step', kind: 'number', unit: 'μs' },
        { key: 'jitter', name: '触发抖动', nameEn: 'Trigger jitter', kind: 'text' },
        { key: 'dimming', name: '调光级数', nameEn: 'Dimming steps', kind: 'number' },
        { key: 'sequences', name: '频闪序列', nameEn: 'Strobe sequences', kind: 'text' },
      ],
    },
    {
      name: '接口',
      nameEn: 'Interface',
      params: [
        { key: 'triggerInputs', name: '触发输入', nameEn: 'Trigger inputs', kind: 'text' },
        { key: 'control', name: '设置与通信', nameEn: 'Setting and control', kind: 'text' },
        { key: 'recognition', name: '光源识别', nameEn: 'Recognises lights', kind: 'boolean', searchable: true },
        shared.connector,
      ],
    },
    {
      name: '电气',
      nameEn: 'Electrical',
      params: [shared.supply, shared.power, { key: 'protectionFunctions', name: '保护', nameEn: 'Protective functions', kind: 'text' }],
    },
    {
      name: '机械与环境',
      nameEn: 'Mechanical and environment',
      params: [
        mounting,
        shared.size,
        shared.weight,
        shared.material,
        shared.operatingTemp,
        shared.storageTemp,
        shared.humidity,
        shared.protection,
        shared.conformity,
      ],
    },
  ],
}

const visionController: DemoSpecTemplate = {
  code: 'vision-controller',
  name: '视觉控制器',
  nameEn: 'Vision controller',
  category: 'vision-controller',
  groups: [
    {
      name: '计算',
      nameEn: 'Computing',
      params: [
        { key: 'latency', name: '触发到剔除信号（最大）', nameEn: 'Trigger to reject signal (maximum)', kind: 'text', required: true },
        { key: 'processor', name: '处理器', nameEn: 'Processor', kind: 'text' },
        { key: 'inference', name: '推理单元', nameEn: 'Inference unit', kind: 'text' },
        { key: 'memory', name: '内存', nameEn: 'Memory', kind: 'number', unit: 'GB' },
        { key: 'storage', name: '存储', nameEn: 'Storage', kind: 'text' },
        { key: 'system', name: '操作系统', nameEn: 'Operating system', kind: 'text' },
        shared.software,
        { key: 'powerFail', name: '断电保存', nameEn: 'Saved when power fails', kind: 'text' },
      ],
    },
    {
      name: '接口',
      nameEn: 'Interface',
      params: [
        {
          key: 'cameraPorts',
          name: '相机接口数',
          nameEn: 'Camera ports',
          kind: 'choice',
          options: [
            { value: '4', label: '4 个', labelEn: '4' },
            { value: '8', label: '8 个', labelEn: '8' },
          ],
          required: true,
          searchable: true,
        },
        shared.interfaceType,
        shared.poe,
        { key: 'poeBudget', name: '网线供电总功率', nameEn: 'Power over Ethernet, total', kind: 'number', unit: 'W' },
        shared.connector,
        shared.digitalIo,
        { key: 'fieldbus', name: '现场总线', nameEn: 'Fieldbus', kind: 'text' },
        { key: 'display', name: '显示', nameEn: 'Display', kind: 'text' },
        { key: 'statusLights', name: '状态灯', nameEn: 'Status lights', kind: 'number' },
      ],
    },
    {
      name: '电气',
      nameEn: 'Electrical',
      params: [
        shared.supply,
        shared.power,
        { key: 'peakPower', name: '最大功耗（含网线供电）', nameEn: 'Peak power with PoE', kind: 'number', unit: 'W' },
      ],
    },
    {
      name: '机械与环境',
      nameEn: 'Mechanical and environment',
      params: [
        { key: 'fanless', name: '无风扇', nameEn: 'Fanless', kind: 'boolean', searchable: true },
        mounting,
        shared.size,
        shared.weightKg,
        shared.material,
        shared.operatingTemp,
        shared.storageTemp,
        shared.humidity,
        shared.protection,
        shared.shock,
        shared.conformity,
      ],
    },
  ],
}

export const specTemplates: DemoSpecTemplate[] = [
  ...imagingTemplates,
  ...opticsTemplates,
  light,
  lightController,
  visionController,
  ...otherTemplates,
]
