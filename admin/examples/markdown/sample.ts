import type { Language } from '../../../contract/languages.ts'

/** The text with which the page begins. */
export const SAMPLE: Readonly<Record<Language, string>> = {
  'zh-CN': `# 线扫相机 HL-8K

**HL-8K** 是一台 8K 分辨率的线扫相机，用于 *薄膜* 与 *电池极片* 的在线检测。

## 主要参数

| 项目 | 数值 |
| --- | ---: |
| 分辨率 | 8192 × 2 |
| 最高行频 | 100 kHz |
| 接口 | Camera Link HS |

## 安装步骤

1. 固定相机，镜头朝向被测面
2. 接好电源和数据线
3. 在软件中新建一个任务

- [x] 检查接地
- [ ] 校准白平衡

> 通电前请先确认电压为 24 V。

\`\`\`ts
const camera = await open('HL-8K')
await camera.start({ lines: 4096 })
\`\`\`

更多说明见 [产品页面](/product)。
`,
  en: `# Line scan camera HL-8K

**HL-8K** is a line scan camera with 8K resolution for the inspection of *film* and *battery electrodes*.

## Main parameters

| Item | Value |
| --- | ---: |
| Resolution | 8192 × 2 |
| Highest line rate | 100 kHz |
| Interface | Camera Link HS |

## Installation

1. Fix the camera with its lens towards the surface
2. Connect power and data
3. Create a job in the software

- [x] Check the earth connection
- [ ] Calibrate the white balance

> Make sure that the voltage is 24 V before you switch it on.

\`\`\`ts
const camera = await open('HL-8K')
await camera.start({ lines: 4096 })
\`\`\`

More is on the [page of the product](/product).
`,
}
