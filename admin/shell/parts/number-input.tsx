import { InputNumber, type InputNumberProps } from 'antd'
import { typedNumber } from '../../../contract/format/typed-number.ts'

/** A field for a number, which reads what is typed as sheets and calls do (B-103a): a decimal comma stays one. What is no number changes nothing. */
export const NumberInput = (props: InputNumberProps<number>) => <InputNumber<number> parser={parsed} {...props} />

/** The library takes texts too, and an empty one for no value. */
const parsed = (text = '') => (text.trim() === '' ? '' : (typedNumber(text) ?? 'none')) as number
