import type { words as zhCN } from '../../zh-CN/examples/three.ts'

export const words: typeof zhCN = {
  lead: 'The model of a camera, built of simple solids, with its parts named. Mouse, finger and arrow keys turn it. The page gives its memory back when it is left.',
  model: 'Model of a camera',
  larger: 'Larger',
  smaller: 'Smaller',
  reset: 'First view',
  turning: 'Turn by itself',
  keys: 'While the model has the focus: arrow keys turn it, + and − change its size, Home shows the first view.',
  angle: '{{around}}° around, {{above}}° above',
  calm: 'The system asks for less motion, so the model stands still.',
  slow: 'This browser offers no WebGL, so the model is drawn as SVG.',
  lens: {
    title: 'Lens',
    text: 'A 60 mm lens for large sensors with an M72 mount, an image circle of 62 mm and a distortion below 0.05 %.',
  },
  body: { title: 'Body', text: 'A case of aluminium with a sensor of 8192 × 2 pixels and a line rate of up to 100 kHz.' },
  light: { title: 'Light', text: 'A bright LED bar on either side. The software sets the brightness of each.' },
  port: { title: 'Ports', text: 'Camera Link HS for data, 24 V for power, and a trigger for the encoder.' },
  foot: { title: 'Foot', text: 'A foot with four holes, which is adjusted forwards and in its tilt.' },
}
