import { MinusOutlined, PlusOutlined, SearchOutlined, WarningOutlined } from '@ant-design/icons'
import { Button, Input } from 'antd'
import { useState } from 'react'
import { BAIDU_MAP_ORIGIN } from '../../../contract/back-office/baidu-map.ts'
import type { words } from '../../../contract/words/zh-CN/examples/baidumap.ts'
import { useWords } from '../frame/words.ts'

const SMALLEST = 4
const LARGEST = 18

const addressOf = (key: string, place: string, zoom: number) =>
  `${BAIDU_MAP_ORIGIN}/staticimage/v2?${String(new URLSearchParams({ ak: key, center: place, markers: place, zoom: String(zoom), width: '1024', height: '420' }))}`

/** A picture of Baidu's map. It comes as a picture alone: no script of another site runs in the back office. */
export function BaiduMap({ mapKey }: { mapKey: string }) {
  const say = useWords<typeof words>('baidumap')
  const [place, setPlace] = useState('苏州市')
  const [zoom, setZoom] = useState(12)
  const address = addressOf(mapKey, place, zoom)
  const [failed, setFailed] = useState('')
  return (
    <section className="kit-card">
      <h2>{say('baidu')}</h2>
      <div className="example-bar">
        <Input
          className="baidumap-search"
          prefix={<SearchOutlined />}
          aria-label={say('place')}
          defaultValue={place}
          onPressEnter={({ currentTarget }) => currentTarget.value.trim() && setPlace(currentTarget.value.trim())}
        />
        <Button
          icon={<PlusOutlined />}
          aria-label={say('baiduLarger')}
          title={say('baiduLarger')}
          disabled={zoom >= LARGEST}
          onClick={() => setZoom(zoom + 1)}
        />
        <Button
          icon={<MinusOutlined />}
          aria-label={say('baiduSmaller')}
          title={say('baiduSmaller')}
          disabled={zoom <= SMALLEST}
          onClick={() => setZoom(zoom - 1)}
        />
      </div>
      {failed === address ? (
        <p role="alert">
          <WarningOutlined aria-hidden /> {say('baiduFailed')}
        </p>
      ) : (
        <img
          className="baidumap-picture"
          src={address}
          alt={say('baiduPicture', { place })}
          width={1024}
          height={420}
          onError={() => setFailed(address)}
        />
      )}
    </section>
  )
}
