import { ArrowLeftOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { wordsIn } from '../../../contract/bilingual.ts'
import type { FormTemplate } from '../../../contract/forms/templates/index.ts'
import type { words } from '../../../contract/words/zh-CN/examples/form-making.ts'
import { KeptDesigner } from '../../features/form-designer/kept-designer.tsx'
import { TemplateCards } from '../../features/form-designer/template-cards.tsx'
import { needDesignerWords } from '../../features/form-designer/words.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import './form-making.css'

const LIBRARIES = [{ name: '@dnd-kit/dom', licence: 'MIT', home: 'https://dndkit.com' }]

/** Fetches the words of the designer, which come with it and not with the examples. */
export const prepare = needDesignerWords

/** R-14p: six forms to begin with; the one that is chosen opens in the designer of /form-generator. */
export const Component = () => {
  const [chosen, setChosen] = useState<FormTemplate | null>(null)
  return (
    <Example name="form-making" uses={LIBRARIES}>
      {chosen ? <Chosen template={chosen} back={() => setChosen(null)} /> : <Gallery choose={setChosen} />}
    </Example>
  )
}

function Gallery({ choose }: { choose: (template: FormTemplate) => void }) {
  const say = useWords<typeof words>('form-making')
  return (
    <section aria-label={say('choose')}>
      <TemplateCards choose={choose} />
    </section>
  )
}

function Chosen({ template, back }: { template: FormTemplate; back: () => void }) {
  const say = useWords<typeof words>('form-making')
  // The title follows the language.
  useTranslation()
  return (
    <>
      <div className="form-making-head">
        <Button icon={<ArrowLeftOutlined />} onClick={back} autoFocus>
          {say('back')}
        </Button>
        <h2>{wordsIn(template.title, currentLanguage())}</h2>
      </div>
      <KeptDesigner name={`example-${template.name}`} begin={() => template.definition} />
    </>
  )
}
