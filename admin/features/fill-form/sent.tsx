import { CheckCircleOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFillWords } from './words.ts'

interface SentProps {
  number: number
  thanks: string | null
  again: () => void
}

/** In place of a form that was sent: its number and the ways on. It gets the focus, so that it is read out. */
export function Sent({ number, thanks, again }: SentProps) {
  const say = useFillWords()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // The tab stays open: whoever comes back to it finds the form, not the number of before.
  const leaveFor = (to: string) => {
    again()
    void navigate(to)
  }
  return (
    <div className="fill-sent">
      <h2 ref={heading} tabIndex={-1}>
        <CheckCircleOutlined aria-hidden /> {say('sent', { number })}
      </h2>
      <p className="kit-quiet">{thanks ?? say('sentLead')}</p>
      <div className="fill-acts">
        <Button type="primary" onClick={() => leaveFor(`/fillform/sent/${number}`)}>
          {say('view')}
        </Button>
        <Button onClick={again}>{say('again')}</Button>
        <Button onClick={() => leaveFor('/fillform')}>{say('back')}</Button>
      </div>
    </div>
  )
}
