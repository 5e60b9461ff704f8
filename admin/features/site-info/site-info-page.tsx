import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { resourceNamed } from '../../../contract/resources/index.ts'
import FormPage from '../../resource/form/form-page.tsx'
import { FormState } from '../../resource/form/form-state.tsx'
import { endpointsOf } from '../../resource/data/item.ts'
import '../../resource/kit.css'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { call } from '../../session/session.ts'

const resource = resourceNamed('siteInfo')

/** The seed creates the only row, so the page opens its form at once. */
export const Component = () => {
  const { t } = useTranslation()
  const title = t('resources.siteInfo.name')
  const first = useQuery({
    queryKey: [resource.name, 'first'],
    queryFn: async () => (await call(endpointsOf(resource).getAll, { maxResultCount: 1 })).items[0]?.id ?? null,
  })
  if (first.data) return <FormPage screen={{ resource, path: '/siteinfo', title }} id={first.data} created={() => undefined} />
  return (
    <>
      <PageHead title={title} />
      <section className="kit-card">
        <FormState error={first.error} retry={() => void first.refetch()} />
      </section>
    </>
  )
}
