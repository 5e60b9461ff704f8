import { survey } from '../../contract/forms/templates/survey.ts'

/** Work that editors of the invented company have in hand: of each kind a draft, and a row that goes live some days after the first start. */
export const pending = {
  news: [
    {
      inDays: 6,
      title: '下周开放日：带上你的零件来试拍',
      titleEn: 'Open day next week: bring your parts and see them imaged',
      category: 'event',
      summary: '三个工位、六种光源、两位光学工程师，每家四十分钟，图像当场带走。',
      summaryEn: 'Three stations, six kinds of light and two optics engineers: forty minutes each, and you take the images home.',
      cover: 'news-studio.webp',
      content: `<p>开放日设在苏州的演示间。三个工位分别装好面阵、线阵与三维轮廓，光源有环形、条形、同轴、穹顶、背光与光隧道六种。</p>
<h2>怎么准备</h2>
<ul><li>带五到十件样品，最好有合格品，也有要剔除的</li><li>告诉我们视野、节拍和最小缺陷</li><li>不能外带的零件，可以约时间上门</li></ul>
<p>每家四十分钟。拍到的图像和当时的光源、镜头、曝光都会写在一页记录里，当场带走。拍不出来的，我们也会直说。</p>`,
      contentEn: `<p>The open day takes place in our demonstration room in Suzhou. Three stations stand ready with area-scan, line-scan and 3D profile cameras, and six kinds of light: ring, bar, coaxial, dome, back light and light tunnel.</p>
<h2>What to bring</h2>
<ul><li>Five to ten parts, good ones as well as some that must be rejected</li><li>The field of view, the cycle time and the smallest defect</li><li>For parts that may not leave your plant we can arrange a visit</li></ul>
<p>Each company has forty minutes. The images come with a page that names the light, the lens and the exposure, and you take both home. If a defect cannot be shown, we will say so.</p>`,
      author: '市场部',
      authorEn: 'Marketing',
      source: '矩澄视觉',
      sourceEn: 'Claregon Vision',
      tags: ['开放日'],
      isTop: false,
      slug: 'open-day-with-your-parts',
      owner: 'wen.tu',
    },
    {
      title: '现场笔记：雾天里的条码（初稿）',
      titleEn: 'Field notes: bar codes in the fog (first draft)',
      category: 'industry',
      summary: '冷库门口每开一次，镜头前就有二十秒的雾。还缺一张对比图和客户的书面同意。',
      summaryEn:
        'Each time the cold store opens, the lens fogs for twenty seconds. A comparison and the client’s consent in writing are still missing.',
      cover: 'news-line.jpg',
      content: `<p>冷库出货口的读码率白天 99.8%，一到开门的高峰就掉到 91%。我们在门口站了一天，看清了原因：不是相机，是雾。</p>
<p>待补：加热窗前后的对比图；客户同意公布的数字。</p>`,
      contentEn: `<p>At the gate of a cold store 99.8% of the codes are read, and 91% in the hours when the door keeps opening. We stood there for a day and saw why: not the camera, the fog.</p>
<p>To come: images before and after the heated window, and the figures that the client agrees to publish.</p>`,
      author: '技术支持部',
      authorEn: 'Technical Support',
      source: '矩澄视觉',
      sourceEn: 'Claregon Vision',
      tags: ['读码'],
      isTop: false,
      slug: 'bar-codes-in-the-fog',
      owner: 'liu.bai',
    },
  ],
  articles: [
    {
      inDays: 12,
      category: 'technology',
      subCategory: 'optics',
      title: '一支镜头能记住多少温度',
      titleEn: 'How much temperature a lens remembers',
      summary: '从 −40 °C 到 60 °C，远心镜头的倍率为什么会漂，又怎样让它不漂。',
      summaryEn: 'Why the magnification of a telecentric lens drifts between −40 °C and 60 °C, and how to keep it still.',
      cover: 'news-lens.jpg',
      content: `<p>金属随温度伸缩，玻璃的折射率也跟着变。两者方向相反时可以互相抵消，TC-110 二代就是按这条思路选的材料。</p>
<p>我们把三支镜头放进温箱，每升十度停一小时，再拍同一块标定板。</p>`,
      contentEn: `<p>Metal grows and shrinks with temperature, and the refractive index of glass changes too. Where the two oppose each other they cancel: that is how the materials of the second-generation TC-110 were chosen.</p>
<p>We put three lenses into a climate chamber, waited an hour at every ten degrees, and imaged the same target each time.</p>`,
      slug: 'how-much-temperature-a-lens-remembers',
      sort: 9,
      owner: 'wen.tu',
    },
    {
      category: 'client',
      subCategory: 'logistics',
      title: '样例物流：冷库出货口（待客户确认）',
      titleEn: 'Sample Logistics: the gate of a cold store (awaiting consent)',
      summary: '读码率由 91% 回到 99.8%。客户确认数字后发布。',
      summaryEn: 'From 91% of the codes back to 99.8%. To be published once the client confirms the figures.',
      cover: 'news-line.jpg',
      content: '<p>数字以客户书面确认为准，确认前不要发布。</p>',
      contentEn: '<p>Not to be published before the client has confirmed the figures in writing.</p>',
      slug: 'sample-logistics-cold-store',
      sort: 90,
      owner: 'liu.bai',
    },
  ],
  /** Successors of products, with the parameters of those. */
  products: [
    {
      inDays: 20,
      like: 'HM-500',
      code: 'HM-500G2',
      slug: 'hm-500-g2',
      name: 'HM-500 二代面阵相机',
      nameEn: 'HM-500 area-scan camera, second generation',
      subtitle: '接口与安装孔不变，功耗降到 2.6 瓦',
      subtitleEn: 'Same connector and mounting holes, down to 2.6 W',
      owner: 'cheng.xiang',
    },
    {
      like: 'FL-50',
      code: 'FL-75',
      slug: 'fl-75',
      name: 'FL-75 定焦镜头（参数待测）',
      nameEn: 'FL-75 fixed lens (figures not yet measured)',
      subtitle: '沿用 FL-50 的参数，待光学组实测后更新',
      subtitleEn: 'With the figures of the FL-50 until the optics group has measured it',
      owner: 'cheng.xiang',
    },
  ],
  carousel: [
    {
      inDays: 6,
      title: '开放日：带上你的零件',
      titleEn: 'Open day: bring your parts',
      description: '<p>三个工位、六种光源，图像当场带走。</p>',
      descriptionEn: '<p>Three stations, six kinds of light, and you take the images home.</p>',
      bigImage: 'banner-3.jpg',
      smallImage: 'banner-3-small.jpg',
      link: '/_newsdetail/open-day-with-your-parts',
      sort: 30,
      owner: 'wen.tu',
    },
    {
      title: 'HM-500 二代（文案待定）',
      titleEn: 'HM-500, second generation (wording open)',
      description: '<p>同样的孔位，更低的功耗。</p>',
      descriptionEn: '<p>The same holes, less power.</p>',
      bigImage: 'banner-4.jpg',
      smallImage: 'banner-4-small.jpg',
      link: '/_product?type=camera',
      sort: 31,
      owner: 'liu.bai',
    },
  ],
  forms: [
    {
      inDays: 3,
      slug: 'open-day',
      title: '开放日之后：您拍到想要的图了吗',
      titleEn: 'After the open day: did you get your image?',
      intro: '三个问题，帮我们把下一次办得更好。',
      introEn: 'A few questions that help us do better next time.',
      definition: survey,
      answerDays: 90,
      owner: 'wen.tu',
    },
    {
      slug: 'training',
      title: '驻厂培训意向（草稿）',
      titleEn: 'Training at your plant (draft)',
      intro: '问题尚未定稿，先沿用满意度调查的题目。',
      introEn: 'The questions are not final; those of the survey stand in for them.',
      definition: survey,
      answerDays: 180,
      owner: 'liu.bai',
    },
  ],
}
