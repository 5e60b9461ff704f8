import { DeleteOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

interface UnaskedProps {
  entries: [key: string, value: unknown][]
  remove: (key: string) => void
}

/** The values that no parameter of the template asks for. They stay until an editor deletes them. */
export function UnaskedParams({ entries, remove }: UnaskedProps) {
  const { t } = useTranslation()
  if (entries.length === 0) return null
  return (
    <fieldset className="parts parts-others">
      <legend>{t('admin.products.params.others')}</legend>
      <p className="kit-hint">{t('admin.products.params.othersLead')}</p>
      <ul>
        {entries.map(([key, value]) => (
          <li key={key}>
            <code>{key}</code> <span>{String(value)}</span>
            <Button
              type="text"
              size="small"
              danger
              icon={<DeleteOutlined />}
              aria-label={`${t('admin.products.remove')} ${key}`}
              onClick={() => remove(key)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
