import { Form, Radio } from 'antd'
import { useTranslation } from 'react-i18next'

interface BulkScopeProps {
  selected: number
  /** The number of rows that the list finds, as it is said. */
  all: string
  ofAll: boolean
  choose: (ofAll: boolean) => void
}

/** Asks whether the selected rows are changed or all that the filters of the list find. */
export function BulkScope({ selected, all, ofAll, choose }: BulkScopeProps) {
  const { t } = useTranslation()
  return (
    <Form.Item label={t('admin.products.bulk.which')}>
      <Radio.Group
        vertical
        value={ofAll}
        onChange={({ target }) => choose(target.value === true)}
        options={[
          { value: false, label: t('admin.products.bulk.selected', { number: selected }) },
          { value: true, label: t('admin.products.bulk.found', { number: all }) },
        ]}
      />
    </Form.Item>
  )
}
