import { useLayout, useWords } from '../page/use-layout.ts'
import { Picture } from './picture.tsx'

/** The company's WeChat code, if it has one. */
export function WeChat() {
  const { site } = useLayout()
  const words = useWords().contact
  if (!site.wechatPicture) return null
  return (
    <figure className="wechat">
      <Picture address={site.wechatPicture} pictures={site.pictures} alt={words.wechatPicture} sizes="128px" />
      <figcaption>{words.wechat}</figcaption>
    </figure>
  )
}
