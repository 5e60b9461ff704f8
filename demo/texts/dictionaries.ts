interface DemoItem {
  value: string
  label: string
  labelEn: string
  below?: DemoItem[]
}

interface DemoDictionary {
  code: string
  name: string
  nameEn: string
  items: DemoItem[]
}

/** The lists of choices of the invented company beside the categories of news: a plain one and a tree. Forms can offer them. */
export const dictionaries: DemoDictionary[] = [
  {
    code: 'industry',
    name: '应用行业',
    nameEn: 'Industries',
    items: [
      { value: 'battery', label: '动力电池', labelEn: 'Batteries' },
      { value: 'automotive', label: '汽车', labelEn: 'Automotive' },
      { value: 'electronics', label: '消费电子', labelEn: 'Electronics' },
      { value: 'machining', label: '精密加工', labelEn: 'Precision machining' },
      { value: 'pharma', label: '医药与食品', labelEn: 'Pharma and food' },
      { value: 'logistics', label: '物流', labelEn: 'Logistics' },
    ],
  },
  {
    code: 'sales-region',
    name: '销售区域',
    nameEn: 'Sales regions',
    items: [
      {
        value: 'china',
        label: '中国',
        labelEn: 'China',
        below: [
          {
            value: 'east',
            label: '华东',
            labelEn: 'East China',
            below: [
              { value: 'jiangsu', label: '江苏', labelEn: 'Jiangsu' },
              { value: 'zhejiang', label: '浙江', labelEn: 'Zhejiang' },
              { value: 'shanghai', label: '上海', labelEn: 'Shanghai' },
            ],
          },
          { value: 'south', label: '华南', labelEn: 'South China' },
          { value: 'north', label: '华北', labelEn: 'North China' },
        ],
      },
      {
        value: 'abroad',
        label: '海外',
        labelEn: 'Abroad',
        below: [
          { value: 'europe', label: '欧洲', labelEn: 'Europe' },
          { value: 'southeast-asia', label: '东南亚', labelEn: 'Southeast Asia' },
          { value: 'americas', label: '美洲', labelEn: 'The Americas' },
        ],
      },
    ],
  },
]
