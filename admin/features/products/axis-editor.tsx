import { DeleteOutlined } from '@ant-design/icons'
import { AutoComplete, Button, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Part } from '../../resource/pieces/part.tsx'
import { typedValue, type Axis } from './sku-matrix.ts'

interface AxisEditorProps {
  at: number
  axis: Axis
  /** The choices of the product's template, by which a property and its values are proposed. */
  offered: readonly Axis[]
  change: (axis: Axis) => void
  remove: () => void
}

/** One property in which the variants differ, with its values. */
export function AxisEditor({ at, axis, offered, change, remove }: AxisEditorProps) {
  const { t } = useTranslation()
  const number = at + 1
  const proposed = offered.find(({ name }) => name === axis.name)?.values ?? []
  const known = new Map([...proposed, ...axis.values].map(({ value, valueEn }) => [value, valueEn]))
  const named = (name: string) => ({ ...axis, name, nameEn: offered.find((one) => one.name === name)?.nameEn ?? axis.nameEn })
  const take = (texts: string[]) => {
    const values = texts.map((text) => typedValue(text, known)).filter(({ value }) => value !== '')
    change({ ...axis, values: [...new Map(values.map((entry) => [entry.value, entry])).values()] })
  }
  return (
    <div className="matrix-axis" role="group" aria-label={axis.name || t('admin.products.skus.column', { number })}>
      <Part label={t('admin.products.skus.column', { number })}>
        {(handed) => (
          <AutoComplete
            {...handed}
            value={axis.name}
            options={offered.map(({ name }) => ({ value: name }))}
            onChange={(name: string) => change(named(name.slice(0, 128)))}
          />
        )}
      </Part>
      <Part label={t('admin.products.matrix.values')}>
        {(handed) => (
          <Select<string[]>
            {...handed}
            mode="tags"
            tokenSeparators={[',', '，', '、', ';', '；']}
            options={proposed.map(({ value }) => ({ value, label: value }))}
            value={axis.values.map(({ value }) => value)}
            onChange={take}
          />
        )}
      </Part>
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        aria-label={t('admin.products.skus.removeColumn', { name: axis.name || number })}
        onClick={remove}
      />
    </div>
  )
}
