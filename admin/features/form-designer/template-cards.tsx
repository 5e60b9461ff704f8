import { questionsOf } from '../../../contract/forms/definition.ts'
import { isAsked } from '../../../contract/forms/questions.ts'
import { FORM_TEMPLATES, type FormTemplate } from '../../../contract/forms/templates/index.ts'
import { wordsIn } from '../../../contract/bilingual.ts'
import { FormLook } from '../form-look/form-look.tsx'
import { useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

interface TemplateCardsProps {
  choose: (template: FormTemplate) => void
}

/** The templates as cards: each with its title, what it asks, and a small look of its first step. */
export function TemplateCards({ choose }: TemplateCardsProps) {
  const say = useWords()
  const language = useLanguage()
  return (
    <ul className="designer-templates">
      {FORM_TEMPLATES.map((template) => (
        <li key={template.name}>
          <div className="designer-template-look" aria-hidden inert>
            <div>
              <FormLook definition={template.definition} language={language} send={() => undefined} />
            </div>
          </div>
          <button type="button" onClick={() => choose(template)}>
            <span className="designer-template-title">{wordsIn(template.title, language)}</span>
            <span className="kit-quiet">{wordsIn(template.lead, language)}</span>
            <span className="kit-hint">
              {say('starting.questions', { number: questionsOf(template.definition).filter(isAsked).length })}
              {template.definition.steps.length > 1 && ` · ${say('starting.steps', { number: template.definition.steps.length })}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
