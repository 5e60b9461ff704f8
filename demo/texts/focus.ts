import type { Focus } from '../../contract/picture-files.ts'

/** The point of each picture that stays in sight when it is cropped; a picture that is not named here keeps its middle. */
export const focus: Record<string, Focus> = {
  'about-history.webp': { x: 42, y: 35 },
  'about-people.webp': { x: 45, y: 65 },
  'business-components.jpg': { x: 50, y: 55 },
  'business-optics.jpg': { x: 35, y: 35 },
  'business-stations.jpg': { x: 45, y: 40 },
  'news-battery.jpg': { x: 50, y: 45 },
  'news-camera.jpg': { x: 40, y: 55 },
  'news-controller.jpg': { x: 85, y: 50 },
  'news-lens.jpg': { x: 75, y: 5 },
  'news-light.jpg': { x: 78, y: 20 },
  'news-line.jpg': { x: 35, y: 60 },
  'news-panel.jpg': { x: 35, y: 75 },
  'news-plant.jpg': { x: 60, y: 60 },
  'news-profile.webp': { x: 50, y: 60 },
  'news-studio.webp': { x: 50, y: 25 },
}
