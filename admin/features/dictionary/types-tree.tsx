import { DownOutlined, PlusOutlined, RightOutlined, SettingOutlined } from '@ant-design/icons'
import { Input, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { TOP } from '../../../contract/features/dictionary.ts'
import { permitOf } from '../../../contract/resource.ts'
import { dictionaryType } from '../../../contract/resources/dictionary.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { useAllRows } from '../../resource/data/all-rows.ts'
import { titleOf } from '../../resource/data/item.ts'
import { treeOf, type Branch } from '../../resource/data/tree.ts'
import { useCan } from '../../session/use-can.ts'
import { ToolButton } from '../../shell/parts/tool-button.tsx'

/** With fewer types each is found at a glance. */
const SEARCHED_FROM = 10

interface Node {
  key: string
  name: string
  code: string
  address: string
  children: Node[]
}

/** The types as a tree of links below one that leads to the items of all; each leads to its own (E-06a, T-15c). */
export function TypesTree({ chosen }: { chosen: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const mayAdd = useCan(permitOf(dictionaryType, 'Add'))
  const { data, isPending } = useAllRows(dictionaryType)
  const [keyword, setKeyword] = useState('')
  const types = treeOf(data ?? [], 'pid').map(nodeOf)
  const words = keyword.trim().toLowerCase()
  const top: Node = {
    key: TOP,
    name: t('admin.dictionary.all'),
    code: '',
    address: '/dictionary',
    children: words ? types.flatMap((node) => matching(node, words)) : types,
  }
  return (
    <nav className="dictionary-types" aria-label={t('admin.dictionary.types')}>
      <div className="dictionary-types-head">
        <h2>{t('admin.dictionary.types')}</h2>
        {mayAdd && (
          <ToolButton
            icon={<PlusOutlined />}
            label={t('admin.dictionary.addType')}
            onClick={() => void navigate('/dictionary/types?row=new')}
          />
        )}
        <ToolButton icon={<SettingOutlined />} label={t('admin.dictionary.manage')} onClick={() => void navigate('/dictionary/types')} />
      </div>
      {(data?.length ?? 0) >= SEARCHED_FROM && (
        <Input
          type="search"
          aria-label={t('admin.dictionary.findType')}
          placeholder={t('admin.dictionary.findType')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
      )}
      {isPending ? (
        <Skeleton active title={false} />
      ) : (
        <ul>
          <TypeNode key={words ? 'found' : 'all'} node={top} chosen={chosen} />
        </ul>
      )}
    </nav>
  )
}

function TypeNode({ node, chosen }: { node: Node; chosen: string }) {
  const { t } = useTranslation()
  const { key, name, code, address, children } = node
  const [isOpen, setOpen] = useState(true)
  return (
    <li data-key={key}>
      <div className="dictionary-type">
        {children.length > 0 ? (
          <button
            type="button"
            className="dictionary-fold"
            aria-expanded={isOpen}
            aria-label={t('admin.dictionary.below', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? <DownOutlined /> : <RightOutlined />}
          </button>
        ) : (
          <span className="dictionary-fold" />
        )}
        <Link to={address} {...(key === chosen ? { 'aria-current': 'page' as const } : {})}>
          <span>{name}</span>
          {code && <code>{code}</code>}
        </Link>
      </div>
      {isOpen && children.length > 0 && (
        <ul>
          {children.map((child) => (
            <TypeNode key={child.key} node={child} chosen={chosen} />
          ))}
        </ul>
      )}
    </li>
  )
}

const nodeOf = ({ id, children = [], ...row }: Branch): Node => ({
  key: String(id),
  name: titleOf(dictionaryType, { id, ...row }, currentLanguage()),
  code: String(row['code']),
  address: `/dictionary?typeId=${id}`,
  children: children.map(nodeOf),
})

/** A node that matches, with all below it, or those below it that match. */
const matching = (node: Node, words: string): Node[] => {
  if (`${node.name} ${node.code}`.toLowerCase().includes(words)) return [node]
  const children = node.children.flatMap((child) => matching(child, words))
  return children.length > 0 ? [{ ...node, children }] : []
}
