import type { products as zhProducts } from '../zh-CN/admin-products.ts'

export const products: typeof zhProducts = {
  english: 'English',
  remove: 'Delete',

  params: {
    noTemplate: 'Choose a specification template, and its parameters appear here.',
    noTemplateRow: 'The specification template could not be loaded.',
    others: 'Parameters outside the template',
    othersLead: 'Kept from an earlier template and not shown on the site. They are used again with that template, or can be deleted.',
    required: 'Required by the template',
    missing: '{{number}} required parameters are empty: {{names}}',
    noWords: 'Fill in text parameters, then write them in English here.',
  },

  skus: {
    empty: 'No variants yet. A product that is sold in one kind only needs none.',
    add: 'Add a row',
    addColumn: 'Add an option',
    column: 'Option {{number}}',
    columnEnglish: 'Option {{number}} (English)',
    columnMissing: 'Name this option',
    removeColumn: 'Delete option {{name}}',
    code: 'Code',
    price: 'Price',
    stock: 'Stock',
    picture: 'Picture',
    row: 'Row {{row}} {{name}}',
    rowEnglish: 'Row {{row}} {{name}} (English)',
    removeRow: 'Delete row {{row}}',
  },

  groups: {
    empty: 'No parameters yet. Begin with a group, such as “Sensor”.',
    add: 'Add a group',
    group: 'Group {{number}}',
    name: 'Name',
    addParam: 'Add a parameter',
    param: 'Parameter {{number}}',
    key: 'Key',
    keyHint: 'A key begins with a letter and has letters and digits only. Leave it as it is once products use it.',
    kind: 'Kind',
    kinds: { text: 'Text', number: 'Number', choice: 'Choice', boolean: 'Yes/no' },
    unit: 'Unit',
    required: 'Required',
    searchable: 'Filter on the site',
    options: 'Options',
    addOption: 'Add an option',
    option: 'Option {{number}}',
    value: 'Value',
    label: 'Label',
  },
}
