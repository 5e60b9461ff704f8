import { useActionData } from 'react-router'
import type { FormView } from '../../../contract/features/portal.ts'
import { RichText, type RichTextProps } from '../../blocks/rich-text.tsx'
import { useLangOf } from '../../page/use-layout.ts'
import { NoBreak } from '../../text/no-break.tsx'
import { textParts } from '../../text/text-parts.ts'
import { FormContent } from '../form-detail/content.tsx'
import { FormPlaceContext, useTitleId } from '../form-detail/form-place.ts'
import type { FailedTextForm } from './answer.ts'
import type { TextForms } from './read.ts'

interface TextProps extends RichTextProps {
  /** The page to which a form in the text leads back. */
  at: string
  asked: TextForms
}

/** A rich text with the forms that stand in it. A form works as on its own page, without a script too. */
export function TextWithForms({ at, asked: { forms, answered }, html, ...rest }: TextProps) {
  const failed = useActionData<FailedTextForm>()
  const formOf = (id: number) => forms.find((form) => form.id === id)
  return textParts(html, (id) => formOf(id) !== undefined).map((part, index) => {
    if ('html' in part) return <RichText key={index} {...rest} html={part.html} />
    return (
      <FormPlaceContext key={index} value={{ prefix: `form-${part.form}-`, back: at }}>
        <TextForm
          form={formOf(part.form)!}
          sent={answered?.form === part.form ? answered.number : null}
          failed={failed?.form === part.form ? failed : undefined}
        />
      </FormPlaceContext>
    )
  })
}

interface TextFormProps {
  form: FormView
  sent: number | null
  failed: FailedTextForm | undefined
}

function TextForm({ form, sent, failed }: TextFormProps) {
  const lang = useLangOf()(form)
  const title = useTitleId()
  return (
    <section id={`form-${form.id}`} className="asked-page text-form" aria-labelledby={title}>
      <h2 id={title} lang={lang}>
        <NoBreak text={form.title} />
      </h2>
      {form.intro && (
        <p className="page-intro" lang={lang}>
          {form.intro}
        </p>
      )}
      <FormContent form={form} product={null} sent={sent} failed={failed} />
    </section>
  )
}
