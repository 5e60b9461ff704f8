import { Dropdown } from 'antd'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { permitOf } from '../../../../contract/resource.ts'
import { product } from '../../../../contract/resources/product.ts'
import type { Item } from '../../../resource/data/item.ts'
import { usePublishingItems } from '../../../resource/publishing/publishing-items.tsx'
import { StateTag } from '../../../resource/publishing/state-tag.tsx'
import { useCan } from '../../../session/use-can.ts'
import { useMenu } from '../../../shell/parts/use-menu.ts'
import '../products.css'
import { QuickButton } from './quick-button.tsx'

const CHANGING: ReadonlySet<unknown> = new Set(['publish', 'schedule', 'unpublish'])

/** The state of a product; a press opens what changes it. A page has many rows, so the menu is made at the first press. */
export function StateCell({ item }: { item: Item }) {
  const { t } = useTranslation()
  const mayPublish = useCan(permitOf(product, 'Publish'))
  const [isMade, setMade] = useState(false)
  if (!mayPublish) return <StateTag item={item} />
  const text = t(`states.${item.state ?? 'draft'}`)
  if (isMade) return <StateMenu item={item} text={text} />
  return (
    <QuickButton item={item} name="state" text={text} aria-haspopup="menu" onClick={() => setMade(true)}>
      <StateTag item={item} />
    </QuickButton>
  )
}

/** The press on the button mounts this menu, so it starts open and takes the focus. */
function StateMenu({ item, text }: { item: Item; text: string }) {
  const [isOpen, setOpen] = useState(true)
  const { items, dialogs } = usePublishingItems({ resource: product, item })
  const { menu, button } = useMenu(items.filter((one) => CHANGING.has(one?.key)))
  // A typed address, or Back, leads away without a press that would close the menu.
  useLayoutEffect(() => () => setOpen(false), [])
  return (
    <>
      <Dropdown autoFocus trigger={['click']} open={isOpen} onOpenChange={setOpen} menu={menu} placement="bottomLeft">
        <QuickButton ref={button} autoFocus item={item} name="state" text={text} aria-haspopup="menu">
          <StateTag item={item} />
        </QuickButton>
      </Dropdown>
      {dialogs}
    </>
  )
}
