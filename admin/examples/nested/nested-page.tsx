import { Form, Input } from 'antd'
import { Link } from 'react-router'
import { exampleKey, exampleName } from '../../../contract/back-office/screens.ts'
import type { words as frameWords } from '../../../contract/words/zh-CN/examples/frame.ts'
import { trailTo } from '../../session/menu-tree.ts'
import { useSession } from '../../session/session.ts'
import { useWords } from '../frame/words.ts'

/** The body of a page of the nested menus: the way to it, and its neighbours. */
export function NestedPage({ name }: { name: string }) {
  const say = useWords<typeof frameWords>('frame')
  const { menus } = useSession()
  const trail = trailTo(menus, exampleKey(name))
  const around = trail.at(-2)?.children ?? []
  const pages = around.flatMap(({ id, text, name: key }) =>
    key && key !== exampleKey(name) ? [{ id, text, to: `/${exampleName(key)}` }] : [],
  )
  const field = `note-${name}`
  return (
    <>
      <section className="kit-card">
        <h2>{say('nested.way')}</h2>
        <p>{trail.map(({ text }) => text).join(' / ')}</p>
        <p className="kit-quiet">{say('nested.depth', { depth: trail.length })}</p>
        {pages.length > 0 && (
          <nav aria-label={say('nested.others')}>
            <ul>
              {pages.map(({ id, text, to }) => (
                <li key={id}>
                  <Link to={to}>{text}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </section>
      <section className="kit-card">
        <Form layout="vertical">
          <Form.Item label={say('nested.note')} htmlFor={field} extra={say('nested.noteHint')}>
            <Input id={field} maxLength={100} />
          </Form.Item>
        </Form>
      </section>
    </>
  )
}
