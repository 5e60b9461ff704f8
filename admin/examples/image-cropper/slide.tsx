import { Slider } from 'antd'

interface SlideProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  set: (value: number) => void
}

/** A number between two ends, under its name. */
export const Slide = ({ label, set, ...range }: SlideProps) => (
  <div className="cropper-slide">
    <span>{label}</span>
    <Slider ariaLabelForHandle={label} onChange={set} {...range} />
  </div>
)
