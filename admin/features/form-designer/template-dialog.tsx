import { Button, Modal } from 'antd'
import { wordsIn } from '../../../contract/bilingual.ts'
import type { FormDefinition } from '../../../contract/forms/definition.ts'
import { emptyForm } from '../../../contract/forms/empty.ts'
import { useFocusBack } from '../../browser/use-focus-back.ts'
import { useConfirm } from '../../resource/pieces/use-confirm.ts'
import { isChangedForm } from './designer.ts'
import { TemplateCards } from './template-cards.tsx'
import { useDesigner, useLanguage } from './use-designer.ts'
import { useWords } from './words.ts'

/** Begins with a template or with an empty form. A form that was changed is replaced after a question only. */
export default function TemplateDialog({ close }: { close: () => void }) {
  const say = useWords()
  const designer = useDesigner()
  const language = useLanguage()
  const confirm = useConfirm()
  useFocusBack()
  function begin(definition: FormDefinition, name: string) {
    const replace = () => {
      designer.replace(definition, true)
      designer.tell(say('starting.begun', { name }))
      close()
    }
    if (!isChangedForm(designer.state)) return replace()
    confirm({
      title: say('starting.replaceTitle'),
      content: say('starting.replaceLead'),
      okText: say('starting.replace'),
      then: async () => replace(),
    })
  }
  return (
    <Modal open mask={{ closable: true }} width={880} footer={null} title={say('starting.title')} onCancel={close}>
      <p className="kit-quiet">{say('starting.lead')}</p>
      <Button block onClick={() => begin(emptyForm(), say('starting.empty'))}>
        {say('starting.empty')}
      </Button>
      <TemplateCards choose={({ definition, title }) => begin(definition, wordsIn(title, language))} />
    </Modal>
  )
}
