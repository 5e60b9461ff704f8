import { AmbientLight, DirectionalLight, Mesh, PerspectiveCamera, Scene, Spherical, Vector3, WebGLRenderer, type Material } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { SVGRenderer } from 'three/examples/jsm/renderers/SVGRenderer.js'
import { cameraModel } from './model.ts'
import { STEP, viewOf, type View } from './view.ts'

export interface Stage {
  turn: (around: number, above: number) => void
  zoom: (factor: number) => void
  look: (from: Vector3) => void
  reset: () => void
  setTurning: (isTurning: boolean) => void
  /** True where the graphics card draws; else the browser draws lines and areas. */
  isFast: boolean
  dispose: () => void
}

const HOME = new Vector3(3.6, 2.2, 4.6)
const NEAREST = 4
const FARTHEST = 11

/** Shows the model in an element, and tells each view of it. */
export function createStage(place: HTMLElement, points: readonly Vector3[], tell: (view: View) => void): Stage {
  const scene = new Scene()
  const model = cameraModel()
  scene.add(model, new AmbientLight('#ffffff', 1.6), lightFrom(4, 6, 5, 2.2), lightFrom(-5, 2, -4, 0.9))
  const camera = new PerspectiveCamera(36, 1, 0.1, 50)
  const isFast = hasWebGl()
  const renderer = isFast ? new WebGLRenderer({ antialias: true, alpha: true }) : new SVGRenderer()
  if (renderer instanceof WebGLRenderer) renderer.setPixelRatio(Math.min(devicePixelRatio, 2))
  renderer.domElement.setAttribute('aria-hidden', 'true')
  place.prepend(renderer.domElement)
  const controls = new OrbitControls(camera, renderer.domElement as unknown as HTMLElement)
  Object.assign(controls, { enablePan: false, minDistance: NEAREST, maxDistance: FARTHEST, autoRotateSpeed: 1.4 })

  let frame = 0
  const draw = () => {
    renderer.render(scene, camera)
    tell(viewOf(camera, points, place))
  }
  const redraw = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      controls.update()
      draw()
      if (controls.autoRotate) redraw()
    })
  }
  controls.addEventListener('change', redraw)
  const move = (change: (at: Spherical) => void) => {
    const at = new Spherical().setFromVector3(camera.position)
    change(at)
    at.phi = Math.min(Math.PI - 0.15, Math.max(0.15, at.phi))
    at.radius = Math.min(FARTHEST, Math.max(NEAREST, at.radius))
    camera.position.setFromSpherical(at)
    controls.update()
    redraw()
  }
  const resized = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = place
    if (clientWidth === 0) return
    camera.aspect = clientWidth / clientHeight
    camera.updateProjectionMatrix()
    renderer.setSize(clientWidth, clientHeight)
    redraw()
  })
  camera.position.copy(HOME)
  controls.update()
  resized.observe(place)

  return {
    isFast,
    turn: (around, above) =>
      move((at) => {
        at.theta += around * STEP
        at.phi -= above * STEP
      }),
    zoom: (factor) => move((at) => void (at.radius /= factor)),
    look: (from) =>
      move((at) => {
        const { theta, phi } = new Spherical().setFromVector3(from)
        Object.assign(at, { theta: theta + 0.35, phi: Math.min(phi, 1.9) })
      }),
    reset: () => {
      camera.position.copy(HOME)
      controls.update()
      redraw()
    },
    setTurning: (isTurning) => {
      controls.autoRotate = isTurning
      redraw()
    },
    dispose: () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
      controls.dispose()
      model.traverse((part) => {
        if (!(part instanceof Mesh)) return
        part.geometry.dispose()
        ;(part.material as Material).dispose()
      })
      if (renderer instanceof WebGLRenderer) {
        renderer.dispose()
        renderer.forceContextLoss()
      }
      renderer.domElement.remove()
    },
  }
}

function lightFrom(x: number, y: number, z: number, strength: number): DirectionalLight {
  const light = new DirectionalLight('#ffffff', strength)
  light.position.set(x, y, z)
  return light
}

const hasWebGl = () => document.createElement('canvas').getContext('webgl2') !== null
