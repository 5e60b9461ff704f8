import type { words as zhCN } from '../../zh-CN/examples/video-player.ts'

export const words: typeof zhCN = {
  lead: 'A short film of our own with captions in Chinese and English, speeds, a transcript and keys. Its controls are standard web components; the film comes from this site.',
  player: 'Player',
  transcript: 'Transcript',
  transcriptLead: 'Choose a sentence to play from there.',
  noCues: 'The captions are coming …',
  keysTitle: 'Keys',
  keys: {
    play: 'Space or K: play, pause',
    seek: '← →: 10 seconds back, forward',
    volume: '↑ ↓: volume, M: mute',
    captions: 'C: captions on or off',
    rate: '< >: slower, faster',
    full: 'F: full screen',
  },
  failed: 'The film cannot be played. Check the network and try again.',
  again: 'Try again',
  chinese: '中文',
  english: 'English',
}
