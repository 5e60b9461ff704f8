const row = (cells, tag = 'td') => `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`
const table = (head, rows) => `<table>${row(head, 'th')}${rows.map((cells) => row(cells)).join('')}</table>`

const PARAMETERS = [
  ['分辨率 Resolution', '8192 × 2', '像素 pixels'],
  ['像元尺寸 Pixel size', '5 × 5', 'µm'],
  ['最高行频 Line rate', '100', 'kHz'],
  ['数据接口 Interface', 'Camera Link HS', ''],
  ['供电 Power', '24 V DC, 12 W', ''],
  ['工作温度 Temperature', '0 – 50', '°C'],
]

const ERRORS = [
  ['E-101', '没有触发信号 No trigger', '检查编码器接线 Check the encoder cable'],
  ['E-204', '温度过高 Too hot', '改善散热 Improve the cooling'],
  ['E-305', '丢行 Lines lost', '降低行频 Lower the line rate'],
  ['E-410', '白平衡失败 White balance failed', '换上标准白板 Use the white target'],
]

/** The sample document: a short manual of a camera, in Chinese and English. */
export const manual = () => `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>HL-8K 使用手册 User manual</title>
<style>
  @page { margin: 20mm 18mm }
  body { font: 11pt/1.7 'Noto Sans CJK SC', sans-serif; color: #1f2937; margin: 0 }
  section { break-after: page } section:last-child { break-after: auto }
  h1 { font-size: 26pt; line-height: 1.3; color: #0958d9; margin: 60mm 0 6mm } h2 { font-size: 16pt; border-bottom: 2px solid #1890ff; padding-bottom: 2mm }
  table { border-collapse: collapse; width: 100% } th, td { border: 1px solid #cbd5e1; padding: 2mm 3mm; text-align: left } th { background: #eff6ff }
  .lead { font-size: 13pt; color: #475569 } svg { width: 100% }
</style></head><body>
<section><h1>线扫相机 HL-8K<br>使用手册 User manual</h1>
  <p class="lead">这是示例页面用的文档，由 Portico 自己生成。<br>This is the document of the example pages. Portico has made it itself.</p></section>
<section><h2>1 主要参数 Main parameters</h2>${table(['项目 Item', '数值 Value', '单位 Unit'], PARAMETERS)}
  <p>HL-8K 用于薄膜、玻璃和电池极片的在线检测。相机在物体移动时逐行成像，因此画面的长度没有限制。</p>
  <p>The HL-8K inspects film, glass and battery electrodes while they move. It takes a picture line by line, so a picture may be of any length.</p></section>
<section><h2>2 安装 Installation</h2>
  <ol><li>断电后固定相机。Fix the camera while the power is off.</li><li>接好电源、数据线和编码器。Connect power, data and encoder.</li>
  <li>在软件中新建任务，校准白平衡。Create a job and calibrate the white balance.</li></ol>
  <svg viewBox="0 0 600 200" role="img" aria-label="安装示意图 Drawing of the installation"><rect x="20" y="150" width="560" height="16" fill="#94a3b8"/>
  <rect x="270" y="20" width="60" height="60" rx="8" fill="#1890ff"/><path d="M290 80h20l30 70h-80z" fill="#bae0ff"/>
  <rect x="120" y="120" width="60" height="30" fill="#86efac"/><rect x="420" y="120" width="60" height="30" fill="#86efac"/></svg>
  <p>线缆的弯曲半径不得小于 50 mm。The cable must not be bent tighter than 50 mm.</p></section>
<section><h2>3 故障代码 Error codes</h2>${table(['代码 Code', '含义 Meaning', '处理 What to do'], ERRORS)}
  <p>其他故障请联系客户服务，并提供相机的序列号。For other errors ask the customer service, and give the serial number of the camera.</p></section>
</body></html>`
