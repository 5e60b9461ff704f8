/** The words of the example `/video-player`. */
export const words = {
  lead: '自有的示例短片，带中英文字幕、倍速、逐段跳转和键盘操作。控件是标准的网页组件，视频由本站提供。',
  player: '视频播放器',
  transcript: '文字稿',
  transcriptLead: '选择一句，从那里开始播放。',
  noCues: '字幕正在加载……',
  keysTitle: '键盘操作',
  keys: {
    play: '空格或 K：播放、暂停',
    seek: '← →：后退、前进 10 秒',
    volume: '↑ ↓：音量，M：静音',
    captions: 'C：显示或隐藏字幕',
    rate: '< >：调慢、调快',
    full: 'F：全屏',
  },
  failed: '视频无法播放，请检查网络后重试。',
  again: '重试',
  chinese: '中文',
  english: 'English',
}
