import { useTranslation } from 'react-i18next'
import { emptyForm } from '../../../contract/forms/empty.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { KeptDesigner } from './kept-designer.tsx'
import { OWN_FORM } from './kept-form.ts'
import { useWords } from './words.ts'

/** R-10f: the screen on which everybody designs forms. */
export const Component = () => {
  const { t } = useTranslation()
  const say = useWords()
  return (
    <>
      <PageHead title={t('admin.pages.formGenerator')} lead={say('lead')} />
      <KeptDesigner name={OWN_FORM} begin={emptyForm} />
    </>
  )
}
