import { ArrowDownOutlined, ArrowLeftOutlined, ArrowRightOutlined, ArrowUpOutlined, SearchOutlined } from '@ant-design/icons'
import { Button, Tree } from 'antd'
import { useDeferredValue, useState, type KeyboardEvent } from 'react'
import type { words } from '../../../contract/words/zh-CN/examples/tree.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { Find } from '../frame/find.tsx'
import { useWords } from '../frame/words.ts'
import type { Direction } from './branches.ts'
import './tree.css'
import { useBranches } from './use-branches.ts'

const LIBRARY = { name: 'antd Tree 6.6', licence: 'MIT', home: 'https://ant.design/components/tree' }
const KEYS: Partial<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const MOVES = [
  ['up', <ArrowUpOutlined key="up" />],
  ['down', <ArrowDownOutlined key="down" />],
  ['in', <ArrowRightOutlined key="in" />],
  ['out', <ArrowLeftOutlined key="out" />],
] as const

/** R-14i: a tree of 10,000 nodes whose branches are fetched when they are opened. */
export const Component = () => {
  const say = useWords<typeof words>('tree')
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim())
  const tree = useBranches(wanted, say)
  const keys = (event: KeyboardEvent) => {
    const direction = event.shiftKey ? KEYS[event.key] : undefined
    if (!direction) return
    // Without shift these keys walk through the tree.
    event.preventDefault()
    event.stopPropagation()
    tree.move(direction)
  }
  return (
    <Example name="tree" uses={[LIBRARY]}>
      <section className="kit-card">
        <div className="example-bar tree-bar">
          <Find label={say('keyword')} hint={say('hint')} value={typed} set={setTyped} />
          <span className="tree-moves" role="group" aria-label={say('move')}>
            {MOVES.map(([direction, icon]) => (
              <Button
                key={direction}
                icon={icon}
                disabled={tree.active === null}
                aria-label={say(`moves.${direction}`)}
                title={say(`moves.${direction}`)}
                onClick={() => tree.move(direction)}
              />
            ))}
          </span>
        </div>
        <p className="kit-hint">{say('keys')}</p>
        {tree.data.length === 0 ? (
          <Outcome icon={<SearchOutlined />} title={<h2>{say('none')}</h2>}>
            <Button onClick={() => setTyped('')}>{say('clear')}</Button>
          </Outcome>
        ) : (
          <div onKeyDownCapture={keys}>
            <Tree
              aria-label={say('label')}
              blockNode
              checkable
              draggable={{ icon: false }}
              virtual
              height={440}
              treeData={tree.data}
              loadData={async ({ key }) => tree.load(String(key))}
              loadedKeys={tree.loaded}
              expandedKeys={tree.expanded}
              onExpand={(open) => tree.expand(open.map(String))}
              checkedKeys={tree.checked}
              onCheck={(chosen) => tree.check((Array.isArray(chosen) ? chosen : chosen.checked).map(String))}
              selectedKeys={tree.active === null ? [] : [tree.active]}
              onActiveChange={(key) => key !== null && key !== undefined && tree.activate(String(key))}
              onSelect={(_, { node }) => tree.activate(String(node.key))}
              onDrop={({ dragNode, node, dropPosition, dropToGap }) =>
                tree.drop(String(dragNode.key), { target: String(node.key), position: dropPosition, isBeside: dropToGap })
              }
            />
          </div>
        )}
        <p className="tree-said">{say('checked', { number: tree.leaves })}</p>
        <p className="kit-quiet" role="status">
          {tree.said}
        </p>
      </section>
    </Example>
  )
}
