/** The chapters of the manual of the HM cameras, each with its steps, by language. */
export const chapters = {
  'zh-CN': [
    [
      '安全须知',
      '本产品只能由受过培训的人员安装。',
      '供电限于 PoE（IEEE 802.3af）或 12–24 V DC，反接可能损坏设备。',
      '工作温度为 −20 °C 至 50 °C，外壳表面不得超过 65 °C。',
      '不要打开外壳；打开后质保失效，传感器前的密封也会失去作用。',
    ],
    [
      '安装',
      '用四颗 M3 螺钉把相机固定在金属支架上，旋入深度 3–4 mm，扭矩 0.4 Nm。',
      '取下防尘盖后立即旋上 C 接口镜头，避免灰尘落到传感器上。',
      '金属支架同时用于散热，安装面应平整、无漆。',
    ],
    [
      '接线',
      '使用带锁紧螺丝的 RJ45 网线（Cat 5e 以上），最长 100 m。',
      '6 芯圆形接头：1 电源 +，2 电源 −，3 光耦输入，4 光耦输出，5 可配置 I/O，6 公共端。',
      '触发信号为 5–24 V，最短脉宽 10 μs；请使用屏蔽线，并在一端接地。',
    ],
    [
      '首次取图',
      '网卡启用巨型帧（MTU 9000），并与相机处于同一网段。',
      '打开澄析 Studio，选择“发现设备”，双击列表中的相机。',
      '把曝光设为 5 ms、增益设为 0 dB，点击“连续采集”，再调整镜头光圈和对焦环。',
    ],
    [
      '指示灯',
      '绿色常亮：已连接，等待触发。',
      '绿色闪烁：正在传图。',
      '橙色闪烁：正在等待网络地址。',
      '红色常亮：温度过高或固件错误，请断电冷却后重试。',
    ],
    ['维护', '只用无尘布和光学清洁液擦拭镜头与滤光片。', '每年检查一次接头锁紧与支架扭矩。', '固件更新期间不要断电。'],
  ],
  en: [
    [
      'Safety',
      'Only trained staff may install this product.',
      'Supply it by PoE (IEEE 802.3af) or 12–24 V DC only; reversed polarity can damage it.',
      'It works at −20 °C to 50 °C; its housing must not be hotter than 65 °C.',
      'Do not open the housing: the warranty ends, and the sensor is no longer sealed.',
    ],
    [
      'Mounting',
      'Fix the camera to a metal bracket by four M3 screws, 3–4 mm deep, at 0.4 Nm.',
      'Remove the dust cap and screw in the C-mount lens at once, so that no dust settles on the sensor.',
      'The bracket also takes the heat away: its face must be flat and free of paint.',
    ],
    [
      'Wiring',
      'Use a network cable with locking screws (Cat 5e or better) of up to 100 m.',
      '6-pin connector: 1 supply +, 2 supply −, 3 opto-isolated input, 4 opto-isolated output, 5 configurable I/O, 6 common.',
      'The trigger takes 5–24 V for at least 10 μs; use a shielded cable that is grounded at one end.',
    ],
    [
      'The first image',
      'Enable jumbo frames (MTU 9000) on the network adapter, in the same subnet as the camera.',
      'Open Claregon Studio, choose “Find devices” and double-click the camera in the list.',
      'Set the exposure to 5 ms and the gain to 0 dB, start continuous capture, then adjust iris and focus.',
    ],
    [
      'Status light',
      'Steady green: connected, waiting for a trigger.',
      'Flashing green: sending images.',
      'Flashing orange: waiting for a network address.',
      'Steady red: too hot, or a firmware error. Cut the power, let it cool, and try again.',
    ],
    [
      'Maintenance',
      'Clean lens and filter with lint-free cloth and optical cleaning fluid only.',
      'Check the lock of the connectors and the torque of the bracket once a year.',
      'Do not cut the power during a firmware update.',
    ],
  ],
}
