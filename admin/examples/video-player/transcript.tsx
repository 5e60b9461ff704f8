import type { RefObject } from 'react'
import type { Language } from '../../../contract/languages.ts'
import type { words } from '../../../contract/words/zh-CN/examples/video-player.ts'
import { useWords } from '../frame/words.ts'
import { useCues } from './use-cues.ts'

function playFrom(video: HTMLVideoElement, seconds: number) {
  video.currentTime = seconds
  void video.play()
}

/** The spoken sentences: the one that is heard is marked, and the film goes on from one that is chosen. */
export function Transcript({ video, language }: { video: RefObject<HTMLVideoElement | null>; language: Language }) {
  const say = useWords<typeof words>('video-player')
  const { cues, now } = useCues(video, language)
  return (
    <section className="kit-card">
      <h2>{say('transcript')}</h2>
      <p className="kit-quiet">{say(cues.length > 0 ? 'transcriptLead' : 'noCues')}</p>
      <ol className="video-player-cues">
        {cues.map(({ from, text }, at) => (
          <li key={from}>
            <button type="button" aria-current={at === now || undefined} onClick={() => playFrom(video.current!, from)}>
              <span className="video-player-time">{`0:${String(Math.round(from)).padStart(2, '0')}`}</span> {text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
