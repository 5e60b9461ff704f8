import { SearchOutlined } from '@ant-design/icons'
import { Input } from 'antd'

interface FindProps {
  label: string
  /** An example of what can be found; the label unless told. */
  hint?: string
  value: string
  set: (text: string) => void
  enter?: () => void
}

/** A field that finds while somebody types. */
export const Find = ({ label, hint = label, value, set, enter }: FindProps) => (
  <Input
    allowClear
    prefix={<SearchOutlined />}
    aria-label={label}
    placeholder={hint}
    value={value}
    onChange={({ target }) => set(target.value)}
    {...(enter && { onPressEnter: enter })}
  />
)
