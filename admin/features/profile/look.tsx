import { Form, Segmented } from 'antd'
import { useTranslation } from 'react-i18next'
import { isLanguage, OFFERED_LANGUAGES } from '../../../contract/languages.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { chooseLanguage } from '../../shell/language-selector.tsx'
import { app, SIZES, type Size } from '../../state/app.ts'
import { useStore } from '../../state/store.ts'

/** Language and size, as the bar above has them. Both are kept in this browser. */
export function Look() {
  const { t } = useTranslation()
  const { size } = useStore(app)
  return (
    <Form layout="vertical" component="div">
      <Form.Item label={t('admin.shell.language')}>
        <Segmented
          aria-label={t('admin.shell.language')}
          value={currentLanguage()}
          options={OFFERED_LANGUAGES.filter(isLanguage).map((value) => ({ value, label: t(`admin.languages.${value}`) }))}
          onChange={(language) => void chooseLanguage(language)}
        />
      </Form.Item>
      <Form.Item label={t('admin.bar.size.label')}>
        <Segmented<Size>
          aria-label={t('admin.bar.size.label')}
          value={size}
          options={SIZES.map((value) => ({ value, label: t(`admin.bar.size.names.${value}`) }))}
          onChange={(value) => app.setSize(value)}
        />
      </Form.Item>
    </Form>
  )
}
