import { Suspense } from 'react'
import { wordsOf } from '../../../contract/resources/words.ts'
import type { Language } from '../../../contract/languages.ts'
import { part } from '../../browser/part.ts'
import { needWords } from '../../language/i18n.ts'
import { Example } from '../frame/example.tsx'
import { project } from './fields.ts'

/** The controls read the names of fields and choices where those of other resources are. */
const wordsIn = async (language: Language) => ({ resources: { [project.name]: wordsOf(project, language) } })

const Sixty = part(async () => {
  const [code] = await Promise.all([
    import('./sixty.tsx'),
    needWords('examples/form-fields', { 'zh-CN': () => wordsIn('zh-CN'), en: () => wordsIn('en') }),
  ])
  return code
})

/** R-14j: a form of sixty fields. */
export const Component = () => (
  <Example name="form">
    <Suspense>
      <Sixty />
    </Suspense>
  </Example>
)
