import type { FormDefinition } from '../definition.ts'

/** A request for a price. */
export const quote: FormDefinition = {
  steps: [
    {
      groups: [
        {
          title: '采购需求',
          titleEn: 'What you need',
          columns: 2,
          questions: [
            { kind: 'reference', key: 'product', label: '意向产品', labelEn: 'Product', required: true, target: 'product' },
            {
              kind: 'number',
              key: 'quantity',
              label: '采购数量',
              labelEn: 'Quantity',
              required: true,
              min: 1,
              max: 1_000_000,
              digits: 0,
              unit: '件',
              unitEn: 'pcs',
            },
            {
              kind: 'choice',
              key: 'purpose',
              label: '用途',
              labelEn: 'Intended use',
              look: 'list',
              options: [
                { value: 'ownUse', label: '自用', labelEn: 'Own use' },
                { value: 'project', label: '工程项目', labelEn: 'Project for a client' },
                { value: 'resale', label: '转售', labelEn: 'Resale' },
              ],
            },
            { kind: 'date', key: 'neededBy', label: '期望交货日期', labelEn: 'Needed by' },
            {
              kind: 'line',
              key: 'projectName',
              label: '项目名称',
              labelEn: 'Project name',
              most: 100,
              shownIf: { join: 'all', comparisons: [{ key: 'purpose', by: 'is', value: 'project' }] },
            },
            { kind: 'line', key: 'destination', label: '收货城市', labelEn: 'City of delivery', most: 100 },
          ],
        },
        {
          columns: 1,
          questions: [
            {
              kind: 'yesNo',
              key: 'customised',
              label: '是否需要定制？',
              labelEn: 'Do you need a customised version?',
            },
            {
              kind: 'lines',
              key: 'customisation',
              label: '定制要求',
              labelEn: 'Customisation',
              most: 2000,
              hint: '尺寸、颜色、接口、包装等',
              hintEn: 'Size, colour, interfaces, packaging …',
              shownIf: { join: 'all', comparisons: [{ key: 'customised', by: 'is', value: true }] },
              required: true,
            },
            { kind: 'lines', key: 'remarks', label: '其他说明', labelEn: 'Anything else', most: 2000 },
          ],
        },
        {
          title: '联系方式',
          titleEn: 'Contact details',
          columns: 2,
          questions: [
            { kind: 'line', key: 'company', label: '公司名称', labelEn: 'Company', required: true, most: 128 },
            { kind: 'line', key: 'name', label: '联系人', labelEn: 'Contact person', required: true, most: 64 },
            { kind: 'line', key: 'email', label: '邮箱', labelEn: 'E-mail', required: true, format: 'email' },
            { kind: 'line', key: 'phone', label: '电话', labelEn: 'Phone', format: 'phone' },
          ],
        },
      ],
    },
  ],
  send: '获取报价',
  sendEn: 'Request a quote',
}
