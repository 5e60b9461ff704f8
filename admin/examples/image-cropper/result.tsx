import { DownloadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { words } from '../../../contract/words/zh-CN/examples/image-cropper.ts'
import { saveFile } from '../../browser/save-file.ts'
import { useWords } from '../frame/words.ts'
import { useAddressOf } from './use-source.ts'

export interface Result {
  blob: Blob
  width: number
  height: number
}

/** The part that was cut out, with its size, to be saved. */
export function Shown({ result: { blob, width, height } }: { result: Result }) {
  const say = useWords<typeof words>('image-cropper')
  const address = useAddressOf(blob)
  return (
    <>
      {address && <img className="cropper-result" src={address} alt={say('result')} width={width} height={height} />}
      <p>{say('size', { width, height, kilobytes: Math.ceil(blob.size / 1024) })}</p>
      <Button icon={<DownloadOutlined />} onClick={() => saveFile(blob, 'cropped.png')}>
        {say('save')}
      </Button>
    </>
  )
}
