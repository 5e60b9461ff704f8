import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import '../../resource/kit.css'
import { useOpenRow } from '../../resource/data/data.ts'
import { FormState } from '../../resource/form/form-state.tsx'
import { useFormAccess } from '../../resource/form/use-form-access.ts'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { Component as Forbidden } from '../../shell/forbidden-page.tsx'
import { ProductSteps } from './product-steps.tsx'
import { productScreen } from './product-screen.ts'

/** B-86: a new product in steps, each of which saves the draft. `/addspu/12?step=variants` goes on with one that was begun. */
export function Component() {
  const { row } = useParams()
  return <Begun key={row ?? 'new'} id={row === undefined ? null : Number(row)} />
}

function Begun({ id }: { id: number | null }) {
  const { t } = useTranslation()
  const { resource } = productScreen
  const { item, isWaiting, error, retry } = useOpenRow(resource, id)
  const { mayWrite } = useFormAccess(resource, id)
  if (!mayWrite) return <Forbidden />
  if (id === null || item) return <ProductSteps item={item} />
  return (
    <>
      <PageHead title={t('admin.pages.addSpu')} />
      <section className="kit-card">
        <FormState error={error} isWaiting={isWaiting} retry={retry} />
      </section>
    </>
  )
}
