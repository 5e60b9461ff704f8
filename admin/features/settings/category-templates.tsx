import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { resourceNamed } from '../../../contract/resources/index.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAllRows } from '../../resource/data/all-rows.ts'
import { textIn, titleIn, type Item } from '../../resource/data/item.ts'
import { useMayView } from '../../resource/data/may-view.ts'

const templates = resourceNamed('specTemplate')
const NONE: Item[] = []

/** Which template products of a category begin with; each leads to the form that chooses its category. */
export default function CategoryTemplates() {
  const { t } = useTranslation()
  const mayView = useMayView(templates)
  const { data: all = NONE } = useAllRows(templates)
  if (!mayView) return null
  const chosen = all.filter(({ categoryId }) => typeof categoryId === 'number')
  return (
    <div className="setting">
      <div className="setting-words">
        <h3 className="setting-heading">{t('admin.products.templates.title')}</h3>
        <p className="kit-quiet">{t('admin.products.templates.lead')}</p>
      </div>
      <div className="setting-value">
        {chosen.length === 0 && <p className="kit-quiet">{t('admin.products.templates.none')}</p>}
        <ul className="setting-templates">
          {chosen.map((template) => (
            <li key={template.id}>
              {textIn(template, 'categoryName', currentLanguage())}
              {' → '}
              <Link to={`/specparamtemplate/${template.id}`}>{titleIn(templates.name, template, currentLanguage())}</Link>
            </li>
          ))}
        </ul>
        <Link to="/specparamtemplate">{t('admin.products.templates.open')}</Link>
      </div>
    </div>
  )
}
