import { UserOutlined } from '@ant-design/icons'
import { currentLanguage } from '../../language/i18n.ts'
import { textIn, type Item } from '../../resource/data/item.ts'
import { useAnswerWords } from '../forms/words.ts'

/** The person of the staff who gave an answer, and their unit of then; nothing for a visitor. */
export function Giver({ item }: { item: Item }) {
  const say = useAnswerWords()
  const name = item['giverName']
  if (!name) return null
  const unit = textIn(item, 'giverUnitName', currentLanguage())
  return (
    <p className="answer-giver">
      <UserOutlined aria-hidden /> {say('givenBy', { name: [name, unit].filter(Boolean).join(' · ') })}
    </p>
  )
}
