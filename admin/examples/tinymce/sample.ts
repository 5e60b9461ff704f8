import type { Language } from '../../../contract/languages.ts'

/** The text with which the page begins. */
export const SAMPLE: Readonly<Record<Language, string>> = {
  'zh-CN':
    '<h2>开箱与安装</h2><p>请在<strong>断电</strong>的情况下连接电源。线缆的弯曲半径<em>不得小于</em> 50 mm。</p>' +
    '<ol><li><p>把相机固定在支架上</p></li><li><p>连接电源与网线</p></li></ol><blockquote><p>首次使用请先校准白平衡。</p></blockquote>',
  en:
    '<h2>Unpacking and installation</h2><p>Connect the power <strong>while it is off</strong>. The cable must <em>not</em> be bent tighter than 50 mm.</p>' +
    '<ol><li><p>Fix the camera to its stand</p></li><li><p>Connect power and network</p></li></ol><blockquote><p>Calibrate the white balance before the first use.</p></blockquote>',
}
