import { CheckCircleFilled, VideoCameraOutlined } from '@ant-design/icons'
import { Button, Empty, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { Thumbnail } from '../../../pieces/thumbnail.tsx'
import { SearchBox } from './search-box.tsx'
import type { Choice, Choices } from './use-choices.ts'

interface ChoiceListProps extends Choices {
  label: string
  /** The name of the search, and the words where there is nothing. */
  words: { search: string; none: string; notFound: string }
}

/** Pictures or videos that are there: each is a button that chooses it or leaves it out again. */
export function ChoiceList({ label, words, keyword, setKeyword, items, chosen, toggle, isBusy, more }: ChoiceListProps) {
  const { t } = useTranslation()
  return (
    <Spin spinning={isBusy} delay={200}>
      <SearchBox label={words.search} value={keyword} set={setKeyword} />
      {items?.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={keyword ? words.notFound : words.none} />}
      <ul className="kit-choices" aria-label={label}>
        {items?.map((item) => (
          <ChoiceButton key={item.key} item={item} isChosen={chosen.some(({ key }) => key === item.key)} toggle={() => toggle(item)} />
        ))}
      </ul>
      {more && (
        <Button block loading={isBusy} onClick={more}>
          {t('admin.editor.pictureMore')}
        </Button>
      )}
    </Spin>
  )
}

function ChoiceButton({ item: { picture, title }, isChosen, toggle }: { item: Choice; isChosen: boolean; toggle: () => void }) {
  return (
    <li>
      <button type="button" className="kit-choice" aria-pressed={isChosen} onClick={toggle}>
        {picture ? (
          <Thumbnail address={picture} size="kit-choice-picture" />
        ) : (
          <span className="kit-choice-picture kit-no-picture">
            <VideoCameraOutlined aria-hidden />
          </span>
        )}
        <span>{title}</span>
        {isChosen && <CheckCircleFilled aria-hidden />}
      </button>
    </li>
  )
}
