import type { DemoArticle } from './article-types.ts'

export const imagingArticles: DemoArticle[] = [
  {
    category: 'technology',
    subCategory: 'optics',
    title: '远心镜头：让大小不随远近改变',
    titleEn: 'Telecentric lenses: size that does not depend on distance',
    summary: '把光阑放在前组的焦点上，只留下平行于光轴的光。1 毫米的高度变化，20 毫米的尺寸只差不到 2 微米。',
    summaryEn:
      'Put the stop at the focus of the front group and only rays parallel to the axis remain. One millimetre of height then changes a 20 mm size by less than 2 µm.',
    cover: 'news-lens.jpg',
    content: `<p>普通镜头近大远小，和眼睛一样。看风景这是好事，量零件却是误差：同一根轴，离镜头近了 1 毫米，图像里就粗了一点。</p>
<h2>原理</h2>
<p>每支镜头里都有一个光阑，只让穿过它的光到达传感器。普通镜头的光阑靠近镜片，从不同位置来的光以不同角度穿过它，所以远处的物体看起来小。远心镜头把光阑放在前组的焦平面上。根据几何光学，能穿过焦点的只有入射前平行于光轴的光。物体前后移动，这些光还在原来的位置，图像的大小就不变，只是离焦以后变模糊。</p>
<h2>差多少</h2>
<p>工件直径 20 毫米，工作距离 300 毫米的定焦镜头与 TC-110 相比：</p>
<table><thead><tr><th scope="col">高度变化</th><th scope="col">定焦镜头</th><th scope="col">TC-110</th></tr></thead><tbody><tr><td>0.1 mm</td><td>6.7 μm</td><td>0.17 μm</td></tr><tr><td>0.5 mm</td><td>33 μm</td><td>0.9 μm</td></tr><tr><td>1.0 mm</td><td>67 μm</td><td>1.7 μm</td></tr></tbody></table>
<p>右边一列来自远心度：光线与光轴的夹角小于 0.05°，高度变 1 毫米，一条边最多移动 0.87 微米，两条边合计 1.7 微米。</p>
<h2>代价</h2>
<ul><li>光要平行地进来，前组就必须比视野大。TC-110 视野对角 58 毫米，前端外径 66 毫米</li><li>视野固定，不能靠移动镜头改变</li><li>光阑小，需要更亮的光；用频闪补回来</li></ul>
<h2>什么时候不必用</h2>
<p>只判断有无、读字符，或者工件总在同一平面，定焦镜头加一次标定就够。背光也要配合：普通背光的斜射光会绕过圆柱的边缘，量轴径时请用平行膜款的 BK-200，出光角只有 ±8°，或把普通背光移远到 100 毫米以外。</p>`,
    contentEn: `<p>An ordinary lens shows near things larger, as the eye does. That is welcome in a landscape and an error in a measurement: move the same shaft 1 mm closer and it looks thicker.</p>
<h2>How it works</h2>
<p>Every lens has a stop, and only light that passes it reaches the sensor. In an ordinary lens the stop is near the glass; light from different places passes it at different angles, so distant objects look small. A telecentric lens has its stop in the focal plane of the front group. By geometry, the only rays that pass through the focus are those that arrived parallel to the axis. When the object moves to and fro, these rays stay where they are, and the image keeps its size. It only goes soft out of focus.</p>
<h2>How much it matters</h2>
<p>For a part 20 mm across, a fixed lens at a working distance of 300 mm compares with a TC-110 as follows:</p>
<table><thead><tr><th scope="col">Change in height</th><th scope="col">Fixed lens</th><th scope="col">TC-110</th></tr></thead><tbody><tr><td>0.1 mm</td><td>6.7 µm</td><td>0.17 µm</td></tr><tr><td>0.5 mm</td><td>33 µm</td><td>0.9 µm</td></tr><tr><td>1.0 mm</td><td>67 µm</td><td>1.7 µm</td></tr></tbody></table>
<p>The right-hand column follows from telecentricity. Rays are within 0.05° of the axis, so with 1 mm of height an edge moves by 0.87 µm at most, and two edges by 1.7 µm.</p>
<h2>The price</h2>
<ul><li>Since rays come in parallel, the front group must be larger than the field: 66 mm across for the TC-110, with a field diagonal of 58 mm</li><li>The field of view is fixed; moving the lens does not change it</li><li>The stop is small and wants more light, which strobing provides</li></ul>
<h2>When you do not need one</h2>
<p>To see whether something is there, to read characters, or when the part always lies in one plane, a fixed lens and one calibration will do. The backlight matters too: slanting rays from an ordinary one creep around a cylinder’s edge. For shafts, take a BK-200 with parallel film, which emits within ±8°, or move an ordinary one more than 100 mm away.</p>`,
    slug: 'telecentric-lenses',
    sort: 1,
    publishTime: '2025-05-14T09:00:00+08:00',
  },
  {
    category: 'technology',
    subCategory: 'optics',
    title: '激光三角法：用一条线读出高度',
    titleEn: 'Laser triangulation: height from a line',
    summary: '激光从上方照下，相机斜着看，高处的线会移位。30° 夹角、20 微米像素，单点高度分辨到 2.5 微米。',
    summaryEn:
      'A laser shines from above, the camera looks from the side, and the line shifts where the part is high. With 30° and 20 µm pixels a point resolves 2.5 µm.',
    cover: 'news-profile.webp',
    content: `<p>灰度图看不出高低。胶条够不够厚、焊缝凹了多少、密封圈有没有浮起，这些问题要的是高度。激光三角法是在线测高最常用的办法，H3-640 就按这个原理工作。</p>
<h2>原理</h2>
<p>一条激光线垂直投到工件上，相机从侧面以固定角度看它。平面上的线是直的；遇到凸起，线会向一边移。移动的距离与高度成正比：</p>
<blockquote><p>高度 = 线在物面上的位移 ÷ sin（夹角）</p></blockquote>
<p>夹角 30°，物面上每像素 20 微米，线移一个像素就对应 40 微米高。线的截面是一个宽约 5 个像素的亮峰，求它的重心可以细分到十六分之一像素，于是得到 2.5 微米。</p>
<h2>从一条线到一张图</h2>
<p>每次曝光只得到一条轮廓，工件向前走，轮廓一条条排起来成为高度图。触发必须来自编码器：按时间触发，速度一变，图就被拉长或压短。H3-640 全范围每秒 800 条，每 0.25 毫米触发一次，对应的速度是每秒 200 毫米。求重心如果放在控制器里，800 条轮廓就是 800 张图，所以它用 FPGA 在机内算完，只送出高度。</p>
<p>视野越宽，分辨越粗。上面的 20 微米是小视野的例子；H3-640 看 320 到 640 毫米宽，点间距 0.16 到 0.32 毫米，重复精度近端 0.02 毫米、远端 0.06 毫米。</p>
<h2>夹角怎么选</h2>
<table><thead><tr><th scope="col">夹角</th><th scope="col">一个像素对应的高度</th><th scope="col">遮挡</th></tr></thead><tbody><tr><td>15°</td><td>77 μm</td><td>少</td></tr><tr><td>30°</td><td>40 μm</td><td>中等</td></tr><tr><td>45°</td><td>28 μm</td><td>多，深槽看不到底</td></tr></tbody></table>
<h2>做不好的地方</h2>
<ul><li>镜面：激光被整个反射走，线断开。可以倾斜 10° 或改用条纹反射法，DT-1600 用的就是后者</li><li>半透明材料：光进入表面以下才散射，硅胶的读数会偏低，要用同样材料的量块修正</li><li>散斑：激光的颗粒噪声决定了单点重复性的下限，取 10 个点平均约可降到三分之一</li></ul>`,
    contentEn: `<p>A grey-scale image does not show height. Is the bead of glue thick enough, how deep is the weld’s hollow, has the seal lifted: such questions ask for height. Laser triangulation is the commonest way to measure it in line, and the H3-640 works on this principle.</p>
<h2>How it works</h2>
<p>A laser line falls vertically on the part, and a camera looks at it from the side at a fixed angle. On a flat surface the line is straight; at a bump it moves aside, by a distance proportional to height:</p>
<blockquote><p>height = shift of the line on the object ÷ sin(angle)</p></blockquote>
<p>At 30° and 20 µm per pixel on the object, a shift of one pixel means 40 µm of height. Across the line there is a peak of light about 5 pixels wide. Its centre of gravity can be found to a sixteenth of a pixel, and that gives 2.5 µm.</p>
<h2>From a line to an image</h2>
<p>Each exposure yields one profile. The part moves on, and profiles side by side become a height map. The trigger must come from an encoder: if it comes from a clock, every change of speed stretches or squeezes the map. The H3-640 takes 800 profiles a second over its full range; with a trigger every 0.25 mm, that is a speed of 200 mm/s. In a controller, 800 profiles would mean 800 images to search, so the camera does this in an FPGA and sends heights only.</p>
<p>A wider field means coarser steps. The 20 µm above belong to a small field. The H3-640 sees 320 to 640 mm, with points 0.16 to 0.32 mm apart, and repeats to 0.02 mm at the near end and 0.06 mm at the far end.</p>
<h2>Which angle</h2>
<table><thead><tr><th scope="col">Angle</th><th scope="col">Height per pixel</th><th scope="col">Shadowing</th></tr></thead><tbody><tr><td>15°</td><td>77 µm</td><td>little</td></tr><tr><td>30°</td><td>40 µm</td><td>moderate</td></tr><tr><td>45°</td><td>28 µm</td><td>much; the floor of a deep groove is hidden</td></tr></tbody></table>
<h2>Where it does not work well</h2>
<ul><li>Mirrors: the laser is reflected away and the line breaks. Tilt by 10°, or use reflected stripes as the DT-1600 does</li><li>Translucent materials: light scatters from below the surface, so silicone reads too low and has to be corrected with a gauge block of the same material</li><li>Speckle: the grain of laser light limits the repeatability of a single point; averaging ten points brings it down to about a third</li></ul>`,
    slug: 'laser-triangulation',
    sort: 2,
    publishTime: '2025-07-16T09:00:00+08:00',
  },
  {
    category: 'technology',
    subCategory: 'algorithms',
    title: '亚像素测量：边缘到底在哪里',
    titleEn: 'Sub-pixel measuring: where exactly is the edge?',
    summary: '一条边占三四个像素，沿边取一百个点，重复性可以到百分之一像素。但重复性不是精度。',
    summaryEn:
      'An edge spreads over three or four pixels. With a hundred points along it, it repeats to a hundredth of a pixel. Repeatability is not accuracy, though.',
    cover: 'news-line.jpg',
    content: `<p>HM-2600 配 TC-110，物面上一个像素是 8.3 微米。要量 ±8 微米的公差，一个像素显然太粗。亚像素的办法是利用一件事：边缘不是从黑到白跳一下，而是缓缓地过渡。</p>
<h2>怎样找到边缘</h2>
<ol><li>沿着与边缘垂直的方向取一条灰度曲线，过渡带宽三到四个像素</li><li>求导，得到一个峰</li><li>用抛物线拟合峰顶附近的三到五个点，顶点的位置就是边缘，通常不落在整数上</li><li>沿边重复上百次，再用直线或圆去拟合所有的点</li></ol>
<p>单个点的散布约为 0.1 像素，也就是 0.83 微米。100 个点平均，散布按根号缩小十倍，到 0.01 像素，即 0.08 微米。</p>
<h2>误差都从哪里来</h2>
<p>以 20 毫米的钢件为例，两条边之间的距离：</p>
<table><thead><tr><th scope="col">来源</th><th scope="col">条件</th><th scope="col">大小</th></tr></thead><tbody><tr><td>两条边的噪声</td><td>各 100 个点</td><td>0.11 μm</td></tr><tr><td>畸变校正后的残差</td><td>用本支镜头的数据</td><td>0.50 μm</td></tr><tr><td>温度</td><td>工件温差 2 °C</td><td>0.48 μm</td></tr><tr><td>高度</td><td>变化 0.5 mm</td><td>0.87 μm</td></tr><tr><td>合计</td><td>平方和开方</td><td>1.1 μm</td></tr></tbody></table>
<p>图像噪声只占最小的一份。继续改进算法，合计几乎不变；把工件的高度稳住到 0.1 毫米，合计就降到 0.7 微米。</p>
<h2>三个常见的误会</h2>
<ul><li><strong>重复性当成精度。</strong>同一件量十次相差 0.1 微米，只说明它每次错得一样。精度要用标准件来定</li><li><strong>过渡越陡越好。</strong>边缘只占一个像素时，抛物线没有点可拟合，反而会偏向整数。轻微的模糊有好处</li><li><strong>阈值无所谓。</strong>背光亮 10%，按固定阈值找的边会向工件一侧移约 0.15 像素。澄析 Studio 默认用梯度峰，不用固定阈值</li></ul>`,
    contentEn: `<p>With an HM-2600 and a TC-110, a pixel is 8.3 µm on the object. For a tolerance of ±8 µm that is plainly too coarse. Sub-pixel methods make use of one fact: an edge does not jump from black to white, it passes over gradually.</p>
<h2>Finding an edge</h2>
<ol><li>Take a line of grey values across the edge; the transition is three to four pixels wide</li><li>Differentiate it, which gives a peak</li><li>Fit a parabola to the three to five values around the peak. Its vertex is the edge, and it is seldom a whole number</li><li>Repeat this a hundred times along the edge and fit a line or circle to all the points</li></ol>
<p>A single point scatters by about 0.1 pixel, or 0.83 µm. Over 100 points the scatter falls by the square root, ten times, to 0.01 pixel or 0.08 µm.</p>
<h2>Where the errors come from</h2>
<p>For the distance between two edges of a steel part, 20 mm apart:</p>
<table><thead><tr><th scope="col">Source</th><th scope="col">Condition</th><th scope="col">Size</th></tr></thead><tbody><tr><td>Noise of two edges</td><td>100 points each</td><td>0.11 µm</td></tr><tr><td>Distortion left after correction</td><td>with this lens’s own data</td><td>0.50 µm</td></tr><tr><td>Temperature</td><td>part differs by 2 °C</td><td>0.48 µm</td></tr><tr><td>Height</td><td>changes by 0.5 mm</td><td>0.87 µm</td></tr><tr><td>Total</td><td>root of the sum of squares</td><td>1.1 µm</td></tr></tbody></table>
<p>Image noise is the smallest part. A better algorithm hardly changes the total; holding the part’s height to 0.1 mm brings it down to 0.7 µm.</p>
<h2>Three common misunderstandings</h2>
<ul><li><strong>Repeatability is accuracy.</strong> If ten measurements of one part differ by 0.1 µm, they are merely wrong in the same way. Accuracy is settled with a reference part</li><li><strong>The steeper the edge, the better.</strong> When it is only one pixel wide, the parabola has nothing to fit and leans towards whole numbers. A little blur helps</li><li><strong>Any threshold will do.</strong> With a backlight 10% brighter, an edge found by a fixed threshold moves into the part by about 0.15 pixel. Claregon Studio uses the peak of the gradient by default</li></ul>`,
    slug: 'sub-pixel-measuring',
    sort: 6,
    publishTime: '2026-06-24T09:00:00+08:00',
  },
  {
    category: 'technology',
    subCategory: 'algorithms',
    title: '只用三十张合格品，怎样学会挑缺陷',
    titleEn: 'Learning to find defects from thirty good parts',
    summary: '模型不认识缺陷，只记住“正常的样子”。训练约 6 分钟，1200 万像素推理 9.5 毫秒，数据不出本机。',
    summaryEn:
      'The model knows no defects; it remembers what normal looks like. Training takes about 6 minutes, a 12-megapixel image 9.5 ms, and no data leave the machine.',
    cover: 'news-battery.jpg',
    content: `<p>好产线最缺的就是缺陷样品。一种划伤一个月出三件，凑满两百张要等五年半。ST-DL 学习模块换了方向：不学缺陷，学正常。</p>
<h2>做法</h2>
<ol><li>把图像切成 32×32 像素的小块，每隔 16 像素取一块。一张 1200 万像素的图约有 4.7 万块</li><li>每一块经过一个预先训练好的网络，变成一串数，相似的纹理得到相近的数</li><li>30 张合格品共约 142 万块，从中挑出最有代表性的 2%，约 2.8 万块，存作“记忆”</li><li>新图的每一块都和记忆比距离。哪里都不像，哪里就可疑</li></ol>
<p>网络在我们这里用通用图像训练好，到客户处不再改动，所以训练只是挑选记忆，VC-4 上约 6 分钟。推理时大部分时间用在网络上，1200 万像素一张 9.5 毫秒。</p>
<h2>三十张是起点</h2>
<p>一个冲压件表面检测项目的实际数字，缺陷样件 50 件，合格品 2,000 件：</p>
<table><thead><tr><th scope="col">合格品训练图</th><th scope="col">检出率</th><th scope="col">误判率</th></tr></thead><tbody><tr><td>30</td><td>98%</td><td>1.8%</td></tr><tr><td>120</td><td>100%</td><td>0.6%</td></tr><tr><td>300</td><td>100%</td><td>0.4%</td></tr></tbody></table>
<p>后面的图来自产线本身：被误判的合格品由人确认一次，就补进记忆。</p>
<h2>阈值怎么定</h2>
<p>用另外 100 张合格品算出最高的距离，加两成作为初始阈值，再用编号的缺陷件核对。阈值只有一个数，操作员看得懂；调高调低之后，把样件再跑一遍就知道代价。</p>
<h2>它不适合做什么</h2>
<ul><li>量尺寸：它说“不像”，不说差多少</li><li>找出逻辑错误，例如少了一个孔：每个小块看起来都正常，要用步骤表里的计数</li><li>每件都不同的产品，例如木纹：正常的范围太宽，缺陷也落在里面</li></ul>
<blockquote><p>先把光打好。对比度低于 5 个灰度的划伤，人看不见，模型也看不见。</p></blockquote>`,
    contentEn: `<p>A good line lacks nothing so much as defects. If a kind of scratch occurs three times a month, two hundred images take five and a half years. The ST-DL learning module turns the question round: it does not learn defects, it learns what is normal.</p>
<h2>The method</h2>
<ol><li>Cut the image into patches of 32×32 pixels, one every 16 pixels: about 47,000 for a 12-megapixel image</li><li>Pass each patch through a network trained beforehand, which turns it into a row of numbers; similar textures give similar numbers</li><li>From 1.42 million patches of 30 good parts, keep the most typical 2%, about 28,000, as a memory</li><li>Compare every patch of a new image with the memory. A patch that resembles nothing in it is suspect</li></ol>
<p>The network was trained here on general images and does not change at the customer’s. Training therefore only selects the memory and takes about six minutes on a VC-4. Most of the inference time goes into the network: 9.5 ms for 12 megapixels.</p>
<h2>Thirty are a beginning</h2>
<p>Figures from a project on pressed parts, with 50 defects and 2,000 good parts:</p>
<table><thead><tr><th scope="col">Good parts in training</th><th scope="col">Detected</th><th scope="col">False rejects</th></tr></thead><tbody><tr><td>30</td><td>98%</td><td>1.8%</td></tr><tr><td>120</td><td>100%</td><td>0.6%</td></tr><tr><td>300</td><td>100%</td><td>0.4%</td></tr></tbody></table>
<p>The later images come from the line itself: a good part that was rejected is confirmed by a person once and joins the memory.</p>
<h2>Setting the threshold</h2>
<p>Take the largest distance among another hundred good parts, add a fifth, and check against the numbered defects. It is a single number that an operator understands. Move it up or down, run the samples again, and you know what it costs.</p>
<h2>What it is not for</h2>
<ul><li>Dimensions: it says “unlike”, not by how much</li><li>Errors of logic, such as a missing hole: each patch looks normal, so use counting in the list of steps</li><li>Products that are never the same, such as wood grain: normal is so wide that defects lie within it</li></ul>
<blockquote><p>Get the light right first. A scratch with a contrast of less than 5 grey levels is invisible to people, and to the model.</p></blockquote>`,
    slug: 'learning-from-good-parts',
    sort: 7,
    publishTime: '2025-09-17T09:00:00+08:00',
  },
]
