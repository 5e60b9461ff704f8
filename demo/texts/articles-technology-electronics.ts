import type { DemoArticle } from './article-types.ts'

export const electronicsArticles: DemoArticle[] = [
  {
    category: 'technology',
    subCategory: 'electronics',
    title: '频闪时序：二十微秒里发生了什么',
    titleEn: 'Strobe timing: what happens in twenty microseconds',
    summary: '让光而不是快门来冻结运动。脉宽由允许的拖影算出，灯珠在短脉冲里可以比常亮亮四倍。',
    summaryEn:
      'Let the light freeze the motion, not the shutter. The pulse follows from the blur you allow, and in short pulses an LED shines four times as bright.',
    cover: 'news-light.jpg',
    content: `<p>工件不停下来，图像就会拖影。拖影的长度是速度乘以曝光时间，与相机的像素数无关。</p>
<h2>先算脉宽</h2>
<p>法兰以每秒 1 米通过，刻字高 0.8 毫米，笔画宽约 0.1 毫米，物面上每像素 20 微米。拖影不超过一个像素，脉宽就不能超过 20 微秒。</p>
<table><thead><tr><th scope="col">线速度</th><th scope="col">每像素 10 μm</th><th scope="col">每像素 20 μm</th><th scope="col">每像素 50 μm</th></tr></thead><tbody><tr><td>0.2 m/s</td><td>50 μs</td><td>100 μs</td><td>250 μs</td></tr><tr><td>0.5 m/s</td><td>20 μs</td><td>40 μs</td><td>100 μs</td></tr><tr><td>1.0 m/s</td><td>10 μs</td><td>20 μs</td><td>50 μs</td></tr><tr><td>2.5 m/s</td><td>4 μs</td><td>8 μs</td><td>20 μs</td></tr></tbody></table>
<h2>一次触发的时间表</h2>
<ul><li><strong>0 μs</strong>：光电开关动作，信号到达 LC-4</li><li><strong>5 μs</strong>：输入滤波结束，LC-4 发出相机触发</li><li><strong>10 μs</strong>：全局快门打开，所有像素同时开始积分</li><li><strong>15 μs</strong>：光源点亮</li><li><strong>35 μs</strong>：光源熄灭，有用的光已全部收完</li><li><strong>40 μs</strong>：快门关闭，开始读出</li><li><strong>22 ms</strong>：HM-1200 读完一帧，可以接下一次触发</li></ul>
<p>快门比光宽 10 微秒，两边各留 5 微秒。快门开关的时刻有一点不准也没有关系，图像由光的起止决定。RL-90 配 LC-4 的触发抖动小于 50 纳秒，每秒 1 米时位置误差只有 0.05 微米。</p>
<h2>短，可以更亮</h2>
<p>灯珠怕的是热。常亮时电流受散热限制；20 微秒的脉冲每秒 45 次，占空比只有 0.09%，RL-90 的电流可以由常亮的 0.5 安加到 4 安。大电流下灯珠的效率会降低，八倍的电流换来约四倍的亮度。LC-4 按脉宽和频率计算占空比，超过上限就拒绝执行，不让灯珠冒险。四倍的瞬时亮度还有一个好处：车间灯光在 30 微秒的快门里几乎没有份量，不用遮光罩。</p>
<h2>一次停留，多种光</h2>
<p>同一工位要几种光，就依次闪。电芯蓝膜检测在一次停留里拍六张，每张间隔 22 毫秒左右，共 140 毫秒。次序存在 LC-4 里，由一个触发启动，控制器不参与计时。</p>`,
    contentEn: `<p>A part that does not stop smears. The length of the smear is speed times exposure, however many pixels the camera has.</p>
<h2>First the pulse</h2>
<p>A flange passes at 1 m/s with marks 0.8 mm high, in strokes about 0.1 mm wide, at 20 µm per pixel. If the smear is to stay within one pixel, the pulse must not exceed 20 µs.</p>
<table><thead><tr><th scope="col">Speed</th><th scope="col">10 µm per pixel</th><th scope="col">20 µm per pixel</th><th scope="col">50 µm per pixel</th></tr></thead><tbody><tr><td>0.2 m/s</td><td>50 µs</td><td>100 µs</td><td>250 µs</td></tr><tr><td>0.5 m/s</td><td>20 µs</td><td>40 µs</td><td>100 µs</td></tr><tr><td>1.0 m/s</td><td>10 µs</td><td>20 µs</td><td>50 µs</td></tr><tr><td>2.5 m/s</td><td>4 µs</td><td>8 µs</td><td>20 µs</td></tr></tbody></table>
<h2>The timetable of one trigger</h2>
<ul><li><strong>0 µs</strong>: the light barrier switches, and its signal reaches the LC-4</li><li><strong>5 µs</strong>: the input filter has settled, and the LC-4 triggers the camera</li><li><strong>10 µs</strong>: the global shutter opens, and all pixels begin to collect light at once</li><li><strong>15 µs</strong>: the light comes on</li><li><strong>35 µs</strong>: the light goes off; all useful light has been collected</li><li><strong>40 µs</strong>: the shutter closes, and readout begins</li><li><strong>22 ms</strong>: the HM-1200 has read the frame and is ready for the next trigger</li></ul>
<p>The shutter is open 10 µs longer than the light, with 5 µs to spare on either side. It need not be exact: the light decides when the image begins and ends. With an LC-4 the RL-90’s trigger jitter is below 50 ns, which at 1 m/s means 0.05 µm.</p>
<h2>Shorter and brighter</h2>
<p>What harms an LED is heat. Lit all the time, its current is limited by cooling. Pulses of 20 µs at 45 a second are a duty cycle of 0.09%, and the RL-90 may take 4 A instead of the 0.5 A of continuous light. LEDs are less efficient at high current, so eight times the current gives about four times the brightness. The LC-4 works out the duty cycle from pulse and rate and refuses what exceeds the limit. Fourfold brightness has another merit: within a shutter of 30 µs the lamps in the hall hardly count, and no hood is needed.</p>
<h2>One stop, several lights</h2>
<p>When one station needs several kinds of light, they flash in turn. Inspection of blue film on battery cells takes six images in a single stop, about 22 ms apart and 140 ms in all. The sequence is stored in the LC-4 and started by one trigger; the vision controller has no part in the timing.</p>`,
    slug: 'strobe-timing',
    sort: 3,
    publishTime: '2024-11-13T09:00:00+08:00',
  },
  {
    category: 'technology',
    subCategory: 'electronics',
    title: '传感器标定：两千六百万个像素，每个都不一样',
    titleEn: 'Sensor calibration: 26 million pixels, no two alike',
    summary: '暗场、平场和坏点，逐台测、逐台写入。一台 HM-2600 在标定台上要待 38 分钟。',
    summaryEn:
      'Dark field, flat field and defective pixels, measured and stored camera by camera. An HM-2600 spends 38 minutes on the bench.',
    cover: 'news-sensor.jpg',
    content: `<p>盖上镜头盖拍一张，图像应该是全黑的。实际上每个像素都有一点读数，而且各不相同。把镜头对着均匀的白屏，读数也不会完全一样。人眼看不出，放大对比度找划痕时就看得出了。</p>
<h2>两种差异</h2>
<ul><li><strong>暗场差异</strong>：没有光也有的读数，来自暗电流和读出电路。温度每升高约 7 °C，暗电流翻一倍</li><li><strong>响应差异</strong>：同样的光，读数略有高低，来自像元尺寸和微透镜的偏差</li></ul>
<h2>标定台上的 38 分钟</h2>
<ol><li>相机通电 20 分钟，温度稳定</li><li>无光，在 25、40、55 °C 三个温度各拍 200 张取平均，得到每个像素的暗场和它随温度的变化</li><li>积分球照明，亮度到满量程一半，拍 100 张取平均，得到每个像素的增益</li><li>偏离邻域过多的像素记为坏点，位置写入相机，出图时由邻近像素插值</li><li>复测并写入序列号</li></ol>
<p>取平均是为了去掉随机噪声：100 张平均，噪声降到十分之一，剩下的才是像素自己的特性。一台相机的数据有 2,621 万组。</p>
<h2>效果</h2>
<table><thead><tr><th scope="col">HM-2600，25 °C</th><th scope="col">标定前</th><th scope="col">标定后</th></tr></thead><tbody><tr><td>暗场不均匀</td><td>2.1 灰度（12 位）</td><td>0.3 灰度</td></tr><tr><td>响应不均匀</td><td>0.9%</td><td>0.2%</td></tr><tr><td>未校正坏点</td><td>不多于 200</td><td>0</td></tr></tbody></table>
<h2>标定改不了的</h2>
<p>标定能去掉固定的差异，去不掉随机的噪声。小像元装的电荷少，噪声的比例就高，所以 HM-2600 的动态范围是 66 dB，比 HM-1200 低 3 dB。想把它找回来，要靠降温和加光：铜基板让芯片低 9 °C，暗电流降到原来的四成；光加倍，信噪比提高约 3 dB。</p>
<p>数据存在相机里，换控制器、换软件都跟着走。年度复测时重拍一遍，和出厂值比较，坏点超过出厂值两倍的相机会建议更换。</p>`,
    contentEn: `<p>Take an image with the lens cap on, and it should be black. In fact each pixel reads a little, and each reads differently. Point the lens at an even white screen, and the readings differ again. The eye does not see it; raise the contrast to look for scratches, and you do.</p>
<h2>Two kinds of difference</h2>
<ul><li><strong>Dark differences</strong>: what a pixel reads without light, from dark current and readout circuits. For every 7 °C or so, dark current doubles</li><li><strong>Response differences</strong>: under the same light some read higher and some lower, because pixels and their microlenses vary in size</li></ul>
<h2>38 minutes on the bench</h2>
<ol><li>The camera runs for 20 minutes until its temperature is steady</li><li>Without light, 200 images are averaged at each of 25, 40 and 55 °C, which gives every pixel’s dark value and how it varies with temperature</li><li>Under an integrating sphere at half of full scale, 100 images are averaged, which gives every pixel’s gain</li><li>Pixels too far from their neighbours are noted as defective, stored in the camera, and replaced in the image from the pixels around them</li><li>Everything is measured again and stored under the serial number</li></ol>
<p>Averaging removes random noise: over 100 images it falls to a tenth, and what remains belongs to the pixel. One camera has 26.21 million sets of data.</p>
<h2>The effect</h2>
<table><thead><tr><th scope="col">HM-2600 at 25 °C</th><th scope="col">Before</th><th scope="col">After</th></tr></thead><tbody><tr><td>Dark non-uniformity</td><td>2.1 grey levels (12 bits)</td><td>0.3 grey levels</td></tr><tr><td>Response non-uniformity</td><td>0.9%</td><td>0.2%</td></tr><tr><td>Uncorrected defective pixels</td><td>no more than 200</td><td>0</td></tr></tbody></table>
<h2>What calibration cannot change</h2>
<p>Calibration removes fixed differences, not random noise. A small pixel holds less charge, so noise is a larger part of it: hence the HM-2600’s dynamic range of 66 dB, 3 dB below the HM-1200. To win it back takes cooling and light. The copper base keeps the chip 9 °C cooler, which brings dark current down to 40%; twice the light improves the signal-to-noise ratio by about 3 dB.</p>
<p>The data are kept in the camera and go with it to another controller or other software. At the annual check the images are taken again and compared with the originals. We advise replacing a camera with more than twice as many defective pixels as when new.</p>`,
    slug: 'sensor-calibration',
    sort: 4,
    publishTime: '2026-02-25T09:00:00+08:00',
  },
  {
    category: 'technology',
    subCategory: 'electronics',
    title: '散热设计：不用风扇，热往哪里去',
    titleEn: 'Thermal design: where the heat goes without a fan',
    summary: '热让图像变噪，也让支架变长。鳍片、铜基板和因瓦隔圈，各管一件事。',
    summaryEn:
      'Heat adds noise to an image and length to a bracket. Fins, a copper base and an Invar spacer each deal with one of its effects.',
    cover: 'news-controller.jpg',
    content: `<p>相机和控制器里没有风扇。风扇的寿命大约 4 万小时，三班运行不到五年；滤网要清，粉尘会进。热只能靠传导和自然对流离开。</p>
<h2>第一段：从芯片到外壳</h2>
<p>热要走的路越短、越粗越好。HM-2600 的传感器背面直接贴在铜基板上，铜的导热约是铝的 1.7 倍，芯片温度因此低 9 °C。铜基板再用四颗螺钉压在外壳上，中间是 0.2 毫米导热垫。</p>
<h2>第二段：从外壳到空气</h2>
<p>HM-1200 功耗 5.6 瓦，外壳比环境高 18 °C，折合每瓦 3.2 °C。鳍片与壳体一次加工成形，没有接缝，因为一道螺钉连接的缝就可能多出 2 °C。</p>
<table><thead><tr><th scope="col">环境 40 °C，满帧率</th><th scope="col">功耗</th><th scope="col">悬空安装</th><th scope="col">装在 100×100 mm 铝板上</th></tr></thead><tbody><tr><td>HM-500</td><td>3.1 W</td><td>温升 11 °C</td><td>温升 7 °C</td></tr><tr><td>HM-1200</td><td>5.6 W</td><td>温升 18 °C</td><td>温升 11 °C</td></tr><tr><td>HM-2600</td><td>9.5 W</td><td>温升 27 °C</td><td>温升 16 °C</td></tr></tbody></table>
<p>一块铝板带走的热约为全部鳍片的三分之二。HM-2600 请务必装在金属面上，用塑料支架等于放弃四成的散热。</p>
<h2>第三段：热对尺寸的影响</h2>
<ul><li>200 毫米长的铝支架升温 10 °C，伸长 46 微米，镜头到工件的距离随之改变</li><li>20 毫米的钢件差 2 °C，尺寸差 0.48 微米</li><li>130 毫米长的铝镜筒降温 60 °C，缩短 0.18 毫米；TC 系列用一段因瓦隔圈抵消，倍率变化不超过 0.012%</li></ul>
<p>所以测量工位开机后先预热 30 分钟再校零。这半小时外壳温度走完稳态的 95%，之后每小时的变化小于 0.5 °C。</p>
<h2>控制器</h2>
<p>VC-4 顶部的鳍片就是机壳的一部分，处理器通过两根热管贴在上面。出厂前每台在 55 °C 环境中满载 24 小时，频率下降一次就不放行。型式试验做过 1,000 小时，没有降频。55 °C 以竖直壁挂为前提，平放时上限是 45 °C；上方留 80 毫米，不要在密闭柜里叠放。</p>`,
    contentEn: `<p>There are no fans in our cameras and controllers. A fan lasts about 40,000 hours, which is less than five years at three shifts; filters need cleaning, and dust gets in. Heat has to leave by conduction and natural convection.</p>
<h2>First section: from chip to housing</h2>
<p>The shorter and thicker the path, the better. The HM-2600’s sensor sits directly on a copper base. Copper conducts about 1.7 times as well as aluminium, and the chip is 9 °C cooler for it. Four screws press the base against the housing, with a thermal pad of 0.2 mm between them.</p>
<h2>Second section: from housing to air</h2>
<p>The HM-1200 uses 5.6 W, and its case is 18 °C above ambient: 3.2 °C for each watt. Fins and housing are machined from one piece without a joint, because a single screwed joint may cost 2 °C.</p>
<table><thead><tr><th scope="col">40 °C ambient, full frame rate</th><th scope="col">Power</th><th scope="col">Hanging free</th><th scope="col">On a 100×100 mm aluminium plate</th></tr></thead><tbody><tr><td>HM-500</td><td>3.1 W</td><td>11 °C above</td><td>7 °C above</td></tr><tr><td>HM-1200</td><td>5.6 W</td><td>18 °C above</td><td>11 °C above</td></tr><tr><td>HM-2600</td><td>9.5 W</td><td>27 °C above</td><td>16 °C above</td></tr></tbody></table>
<p>A plate takes away about two thirds as much heat as all the fins. The HM-2600 must be mounted on metal: a plastic bracket gives up 40% of its cooling.</p>
<h2>Third section: what heat does to dimensions</h2>
<ul><li>An aluminium bracket 200 mm long, warmed by 10 °C, grows by 46 µm and changes the distance from lens to part</li><li>A steel part of 20 mm that differs by 2 °C differs by 0.48 µm</li><li>An aluminium barrel 130 mm long, cooled by 60 °C, loses 0.18 mm. In the TC series an Invar spacer makes up for it, and magnification changes by no more than 0.012%</li></ul>
<p>Let a measuring station warm up for 30 minutes before zeroing it. In that time the case completes 95% of its rise; from then on it changes by less than 0.5 °C an hour.</p>
<h2>Controllers</h2>
<p>The fins on top of the VC-4 are part of its case, and two heat pipes join the processor to them. Before shipping, every unit runs at full load for 24 hours at 55 °C; if its clock drops once, it is not released. The type test ran for 1,000 hours without throttling. The 55 °C hold for upright mounting on a wall; lying flat, the limit is 45 °C. Leave 80 mm free above, and do not stack units in a closed cabinet.</p>`,
    slug: 'thermal-design',
    sort: 5,
    publishTime: '2026-04-15T09:00:00+08:00',
  },
]
