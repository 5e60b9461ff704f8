import { useEffect, useState, type RefObject } from 'react'
import type { Language } from '../../../contract/languages.ts'

export interface Cue {
  from: number
  text: string
}

/** The sentences of the captions in a language, and which of them is spoken. */
export function useCues(video: RefObject<HTMLVideoElement | null>, language: Language) {
  const [cues, setCues] = useState<readonly Cue[]>([])
  const [now, setNow] = useState(-1)
  useEffect(() => {
    const element = video.current
    const holder = element?.querySelector<HTMLTrackElement>(`track[srclang="${language}"]`)
    if (!element || !holder) return
    const { track } = holder
    // A track that is off is not fetched.
    if (track.mode === 'disabled') track.mode = 'hidden'
    const read = () => setCues([...(track.cues ?? [])].map((cue) => ({ from: cue.startTime, text: (cue as VTTCue).text })))
    const follow = () => setNow([...(track.cues ?? [])].findLastIndex((cue) => cue.startTime <= element.currentTime))
    if (holder.readyState === HTMLTrackElement.LOADED) read()
    holder.addEventListener('load', read)
    element.addEventListener('timeupdate', follow)
    return () => {
      holder.removeEventListener('load', read)
      element.removeEventListener('timeupdate', follow)
    }
  }, [video, language])
  return { cues, now }
}
