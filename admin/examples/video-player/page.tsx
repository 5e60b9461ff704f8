import { VideoCameraOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import 'media-chrome/dist/lang/zh-CN.js'
import {
  MediaCaptionsButton,
  MediaControlBar,
  MediaController,
  MediaFullscreenButton,
  MediaLoadingIndicator,
  MediaMuteButton,
  MediaPlaybackRateButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
  MediaTimeDisplay,
  MediaTimeRange,
  MediaVolumeRange,
} from 'media-chrome/react'
import { setLanguage } from 'media-chrome/dist/utils/i18n.js'
import { useEffect, useRef, useState } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { words } from '../../../contract/words/zh-CN/examples/video-player.ts'
import { currentLanguage } from '../../language/i18n.ts'
import { Outcome } from '../../shell/parts/outcome.tsx'
import { Example } from '../frame/example.tsx'
import { useWords } from '../frame/words.ts'
import inEnglish from '../samples/film.en.vtt?url'
import film from '../samples/film.webm?url'
import inChinese from '../samples/film.zh-CN.vtt?url'
import { mend } from './mend.ts'
import { Transcript } from './transcript.tsx'
import './video-player.css'

const LIBRARY = { name: 'Media Chrome 4.19', licence: 'MIT', home: 'https://www.media-chrome.org' }
const KEYS = ['play', 'seek', 'volume', 'captions', 'rate', 'full'] as const
const RATES = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** R-14ag: a film with captions, speeds and a transcript. */
export const Component = () => {
  const say = useWords<typeof words>('video-player')
  const language = currentLanguage()
  const [round, setRound] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const again = () => {
    setFailed(false)
    setRound(round + 1)
  }
  return (
    <Example name="video-player" uses={[LIBRARY]}>
      {hasFailed ? (
        <section className="kit-card">
          <Outcome icon={<VideoCameraOutlined />} title={<h2 role="alert">{say('failed')}</h2>}>
            <Button onClick={again}>{say('again')}</Button>
          </Outcome>
        </section>
      ) : (
        // The controls take their words when they are made.
        <Film key={`${language} ${round}`} language={language} fail={() => setFailed(true)} />
      )}
      <section className="kit-card">
        <h2>{say('keysTitle')}</h2>
        <ul className="video-player-keys">
          {KEYS.map((key) => (
            <li key={key}>{say(`keys.${key}`)}</li>
          ))}
        </ul>
      </section>
    </Example>
  )
}

function Film({ language, fail }: { language: Language; fail: () => void }) {
  const say = useWords<typeof words>('video-player')
  const video = useRef<HTMLVideoElement>(null)
  setLanguage(language)
  useEffect(() => mend(video.current!.parentElement!), [])
  return (
    <div className="video-player-sides">
      <section className="kit-card">
        <MediaController className="video-player" role="region" aria-label={say('player')} defaultSubtitles>
          <video ref={video} slot="media" src={film} preload="metadata" playsInline crossOrigin="anonymous" onError={fail}>
            <track kind="captions" srcLang="zh-CN" label={say('chinese')} src={inChinese} default={language === 'zh-CN'} />
            <track kind="captions" srcLang="en" label={say('english')} src={inEnglish} default={language === 'en'} />
          </video>
          <MediaLoadingIndicator slot="centered-chrome" noAutohide />
          <MediaControlBar className="video-player-times">
            <MediaTimeRange />
            <MediaTimeDisplay showDuration noToggle />
          </MediaControlBar>
          <MediaControlBar>
            <MediaPlayButton />
            <MediaSeekBackwardButton seekOffset={10} />
            <MediaSeekForwardButton seekOffset={10} />
            <MediaMuteButton />
            <MediaVolumeRange className="video-player-volume" />
            <span className="video-player-space" />
            <MediaCaptionsButton />
            <MediaPlaybackRateButton rates={RATES} />
            <MediaFullscreenButton />
          </MediaControlBar>
        </MediaController>
      </section>
      <Transcript video={video} language={language} />
    </div>
  )
}
