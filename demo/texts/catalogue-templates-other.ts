import type { DemoSpecTemplate } from './catalogue-types.ts'
import * as shared from './catalogue-params.ts'

const software: DemoSpecTemplate = {
  code: 'software',
  name: '软件',
  nameEn: 'Software',
  category: 'software',
  groups: [
    {
      name: '授权',
      nameEn: 'Licence',
      params: [
        {
          key: 'role',
          name: '用途',
          nameEn: 'Purpose',
          kind: 'choice',
          options: [
            { value: 'build', label: '编辑与调试', labelEn: 'Building and testing' },
            { value: 'run', label: '产线运行', labelEn: 'Running on the line' },
            { value: 'train', label: '训练与推理', labelEn: 'Training and inference' },
          ],
          required: true,
          searchable: true,
        },
        { key: 'version', name: '当前版本', nameEn: 'Current version', kind: 'text', required: true },
        {
          key: 'boundTo',
          name: '授权绑定',
          nameEn: 'Licence bound to',
          kind: 'choice',
          options: [
            { value: 'person', label: '使用人（加密锁）', labelEn: 'Person (dongle)' },
            { value: 'device', label: '设备', labelEn: 'Device' },
          ],
          required: true,
          searchable: true,
        },
        { key: 'maintenance', name: '维保', nameEn: 'Maintenance', kind: 'text' },
        { key: 'offline', name: '可离线激活', nameEn: 'Activated offline', kind: 'boolean', searchable: true },
      ],
    },
    {
      name: '功能',
      nameEn: 'Functions',
      params: [
        { key: 'cameras', name: '支持的相机', nameEn: 'Cameras', kind: 'text', required: true },
        { key: 'tools', name: '检测工具', nameEn: 'Inspection tools', kind: 'text' },
        { key: 'speed', name: '速度', nameEn: 'Speed', kind: 'text' },
        { key: 'samples', name: '起步样本', nameEn: 'Samples to begin with', kind: 'text' },
        { key: 'outputs', name: '通信', nameEn: 'Communication', kind: 'text' },
        { key: 'extension', name: '二次开发', nameEn: 'Extending', kind: 'text' },
        { key: 'data', name: '数据存放', nameEn: 'Where data are kept', kind: 'text' },
        { key: 'compatibility', name: '旧项目', nameEn: 'Older projects', kind: 'text' },
        { key: 'languages', name: '界面语言', nameEn: 'Languages', kind: 'text' },
      ],
    },
    {
      name: '运行环境',
      nameEn: 'Environment',
      params: [
        { key: 'system', name: '操作系统', nameEn: 'Operating system', kind: 'text', required: true },
        { key: 'hardware', name: '最低配置', nameEn: 'Minimum hardware', kind: 'text' },
        { key: 'onController', name: '可装在 VC 控制器上', nameEn: 'Runs on VC controllers', kind: 'boolean', searchable: true },
        { key: 'disk', name: '磁盘空间', nameEn: 'Disk space', kind: 'number', unit: 'GB' },
      ],
    },
  ],
}

const accessory: DemoSpecTemplate = {
  code: 'accessory',
  name: '附件',
  nameEn: 'Accessory',
  category: 'accessories',
  groups: [
    {
      name: '用途',
      nameEn: 'Use',
      params: [
        {
          key: 'accessoryKind',
          name: '类别',
          nameEn: 'Kind',
          kind: 'choice',
          options: [
            { value: 'cable', label: '线缆', labelEn: 'Cable' },
            { value: 'housing', label: '防护罩', labelEn: 'Housing' },
          ],
          required: true,
          searchable: true,
        },
        shared.fitsWith,
      ],
    },
    {
      name: '线缆',
      nameEn: 'Cable',
      params: [
        { key: 'category', name: '线缆等级', nameEn: 'Cable category', kind: 'text' },
        shared.connector,
        { key: 'dragChain', name: '可用于拖链', nameEn: 'For cable chains', kind: 'boolean', searchable: true },
        { key: 'bendFixed', name: '最小弯曲半径（固定）', nameEn: 'Smallest bend radius, fixed', kind: 'number', unit: 'mm' },
        { key: 'bendMoving', name: '最小弯曲半径（移动）', nameEn: 'Smallest bend radius, moving', kind: 'number', unit: 'mm' },
        { key: 'cycles', name: '拖链寿命', nameEn: 'Life in a cable chain', kind: 'text' },
        { key: 'shield', name: '屏蔽', nameEn: 'Shield', kind: 'text' },
        { key: 'conductor', name: '线芯', nameEn: 'Conductors', kind: 'text' },
        { key: 'outerDiameter', name: '外径', nameEn: 'Outer diameter', kind: 'number', unit: 'mm' },
        { key: 'poePower', name: '网线供电', nameEn: 'Power over Ethernet', kind: 'text' },
        { key: 'cableWeight', name: '每米重量', nameEn: 'Weight per metre', kind: 'number', unit: 'g' },
      ],
    },
    {
      name: '壳体',
      nameEn: 'Housing',
      params: [
        { key: 'innerLength', name: '内部长度', nameEn: 'Inner length', kind: 'text' },
        { key: 'innerDiameter', name: '内径', nameEn: 'Inner diameter', kind: 'number', unit: 'mm' },
        { key: 'window', name: '视窗', nameEn: 'Window', kind: 'text' },
        { key: 'gland', name: '进线', nameEn: 'Cable entry', kind: 'text' },
        { key: 'heater', name: '加热', nameEn: 'Heater', kind: 'text' },
        { key: 'heatPath', name: '散热', nameEn: 'Heat path', kind: 'text' },
        { key: 'fixing', name: '安装', nameEn: 'Fixing', kind: 'text' },
        shared.weight,
      ],
    },
    {
      name: '机械与环境',
      nameEn: 'Mechanical and environment',
      params: [
        { ...shared.size, required: false },
        shared.material,
        shared.operatingTemp,
        { key: 'resistance', name: '耐受', nameEn: 'Resistance', kind: 'text' },
        { ...shared.protection, required: true, searchable: true },
        shared.shock,
        shared.conformity,
      ],
    },
  ],
}

export const otherTemplates: DemoSpecTemplate[] = [software, accessory]
