import { CheckCircleFilled } from '@ant-design/icons'
import { Button, Empty, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { galleryPicture } from '../../../../../contract/resources/gallery-picture.ts'
import { currentLanguage } from '../../../../language/i18n.ts'
import { titleOf, type Item } from '../../../data/item.ts'
import { Thumbnail } from '../../../pieces/thumbnail.tsx'
import { SearchBox } from './search-box.tsx'
import type { PictureLibrary as Library } from './use-picture-library.ts'

/** The pictures of the gallery: each is a button that chooses it or leaves it out again. */
export function PictureLibrary({ keyword, setKeyword, items, chosen, toggle, isBusy, more }: Library) {
  const { t } = useTranslation()
  return (
    <Spin spinning={isBusy} delay={200}>
      <SearchBox label={t('admin.editor.pictureSearch')} value={keyword} set={setKeyword} />
      {items?.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t(keyword ? 'admin.editor.pictureNotFound' : 'admin.editor.pictureNone')}
        />
      )}
      <ul className="kit-choices" aria-label={t('admin.editor.pictureLibrary')}>
        {items?.map((item) => (
          <Choice key={item.id} item={item} at={chosen.findIndex(({ id }) => id === item.id)} toggle={() => toggle(item)} />
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

function Choice({ item, at, toggle }: { item: Item; at: number; toggle: () => void }) {
  return (
    <li>
      <button type="button" className="kit-choice" aria-pressed={at >= 0} onClick={toggle}>
        <Thumbnail address={String(item['image'])} size="kit-choice-picture" />
        <span>{titleOf(galleryPicture, item, currentLanguage())}</span>
        {at >= 0 && <CheckCircleFilled aria-hidden />}
      </button>
    </li>
  )
}
