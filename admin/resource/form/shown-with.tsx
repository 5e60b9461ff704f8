import { Form } from 'antd'
import type { ReactNode } from 'react'

interface ShownWithProps {
  /** The name of the field that must be on; undefined for a field that always stands there. */
  other: string | undefined
  children: ReactNode
}

/** A field that stands there only while another one is on. */
export const ShownWith = ({ other, children }: ShownWithProps) => (other ? <WhileOn other={other}>{children}</WhileOn> : children)

function WhileOn({ other, children }: { other: string; children: ReactNode }) {
  const form = Form.useFormInstance()
  // A field that is out of sight, in a section beside, still counts.
  const isOn: unknown = Form.useWatch(other, { form, preserve: true })
  return isOn ? children : null
}
