import { Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { ResourcePage } from '../../resource/resource-page.tsx'

const types = resourceNamed('dictionaryType')
const items = resourceNamed('dictionaryItem')

/** Two resources on one page: types at `/dictionary/types`, their items at `/dictionary/items`. */
export const Component = () => {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const part = useParams()['part'] === 'items' ? 'items' : 'types'
  const choice = (
    <Segmented
      aria-label={t('admin.pages.dictionary')}
      value={part}
      onChange={(next) => void navigate(`/dictionary/${next}`)}
      options={[
        { value: 'types', label: t('admin.dictionary.types') },
        { value: 'items', label: t('admin.dictionary.items') },
      ]}
    />
  )
  const head = { title: t('admin.pages.dictionary'), lead: choice }
  if (part === 'items') return <ResourcePage key="items" screen={{ resource: items, path: '/dictionary/items', ...head }} />
  const rowActions = ({ id }: { id: number }) => [
    { key: 'items', label: t('admin.dictionary.items'), onClick: () => void navigate(`/dictionary/items?typeId=${id}`) },
  ]
  return <ResourcePage key="types" screen={{ resource: types, path: '/dictionary/types', ...head, rowActions }} />
}
