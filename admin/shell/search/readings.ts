const CHINESE = /\p{Script=Han}/u

export const isChinese = (title: string): boolean => CHINESE.test(title)

/** Fetched for a search among Chinese titles: 新闻 → `xinwen`, `xw`. */
export async function loadReadings(): Promise<(title: string) => string[]> {
  const { pinyin } = await import('pinyin-pro')
  return (title) => {
    if (!isChinese(title)) return []
    const syllables = pinyin(title, { toneType: 'none', type: 'array', nonZh: 'consecutive', v: true })
    return [syllables.join(''), syllables.map((syllable) => syllable.slice(0, 1)).join('')]
  }
}
