import { Button, Steps } from 'antd'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { fieldsIn } from '../../../contract/sections.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { titleOf, type Item } from '../../resource/data/item.ts'
import { FormFields } from '../../resource/form/form-fields.tsx'
import { FormStatus } from '../../resource/form/form-status.tsx'
import { KeptWordsBar } from '../../resource/form/kept-words-bar.tsx'
import { PublishButtons } from '../../resource/form/publish-buttons.tsx'
import { StaleDialog } from '../../resource/form/stale-dialog.tsx'
import { useFormKeys } from '../../resource/form/use-form-access.ts'
import { useResourceForm } from '../../resource/form/use-resource-form.ts'
import { useUnsaved } from '../../resource/form/use-unsaved.ts'
import { PageHead } from '../../resource/pieces/page-head.tsx'
import { useOwnTitle } from '../../shell/use-tab.ts'
import { CopyFrom } from './copy-from.tsx'
import { productScreen } from './product-screen.ts'
import { stepNamed, stepOf, STEPS } from './steps.ts'
import './products.css'

const { resource } = productScreen

const sectionOf = (field: string) => resource.sections.find((section) => fieldsIn(section).includes(field.replace(/En$/, '')))?.name

/** The form of a product, one step of it in sight. Going to another step saves the draft first; the address says which step it is. */
export function ProductSteps({ item }: { item: Item | null }) {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const place = useLocation()
  const form = useResourceForm({ screen: productScreen, item })
  const at = item ? stepNamed(query.get('step')) : 0
  const { leave } = useUnsaved({ isDirty: form.isDirty, holds: ({ pathname }) => pathname === place.pathname })
  useOwnTitle(item ? titleOf(resource, item, currentLanguage()) : null)
  const show = (id: number, step: number) => void navigate(`/addspu/${id}?step=${STEPS[step]!.name}`, { replace: true })

  /** Saves the draft, and shows the step; one with a complaint is shown instead. */
  async function go(step: number): Promise<void> {
    const saved = form.isDirty || !item ? await form.save({ isQuiet: true }) : item
    if (saved) return item ? show(saved.id, step) : leave(() => show(saved.id, step))
    const refused = form.fields.form.getFieldsError().flatMap(({ name, errors }) => (errors.length > 0 ? [String(name[0])] : []))
    const wrong = stepOf(refused, sectionOf)
    if (item && wrong !== null) show(item.id, wrong)
  }
  useFormKeys(true, () => void go(at))
  // The same list while the step is the same, so that the fields are not drawn again.
  const step = useMemo(() => [...STEPS[at]!.sections], [at])
  useHeadingFocus(item ? at : null)
  const isLast = at === STEPS.length - 1
  return (
    <>
      <PageHead title={item ? titleOf(resource, item, currentLanguage()) : t('admin.pages.addSpu')} lead={t('admin.products.steps.lead')} />
      <nav className="kit-card product-steps" aria-label={t('admin.products.steps.label')}>
        <Steps
          size="small"
          responsive={false}
          current={at}
          onChange={(next) => void go(next)}
          items={STEPS.map(({ name }) => ({ title: t(`sections.${name}`), disabled: form.isBusy }))}
        />
      </nav>
      <KeptWordsBar kept={form.kept} />
      {!item && <CopyFrom form={form.fields} />}
      <FormFields screen={productScreen} item={item} form={form.fields} wide step={step} />
      <div className="kit-foot kit-foot-page">
        <FormStatus resource={resource} item={item} isDirty={form.isDirty} />
        <span className="kit-space" />
        {at > 0 && (
          <Button disabled={form.isBusy} onClick={() => void go(at - 1)}>
            {t('admin.products.steps.back')}
          </Button>
        )}
        {!isLast && (
          <Button type="primary" loading={form.isBusy} onClick={() => void go(at + 1)}>
            {t('admin.products.steps.next')}
          </Button>
        )}
        {isLast && <PublishButtons screen={productScreen} item={item} form={form} created={() => undefined} />}
      </div>
      <StaleDialog form={form} resource={resource} id={item?.id ?? null} saved={() => undefined} />
    </>
  )
}

/** Leads the focus to the heading of a step, so that the keyboard and a screen reader begin there; null leaves it where it is. */
function useHeadingFocus(at: number | null): void {
  useEffect(() => {
    if (at === null) return
    const heading = [...document.querySelectorAll<HTMLElement>('.kit-section-title')].find((one) => one.checkVisibility())
    heading?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [at])
}
