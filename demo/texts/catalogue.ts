import { brands, productCategories, productTypes } from './catalogue-structure.ts'
import { specTemplates } from './catalogue-templates.ts'
import { accessories } from './products-accessories.ts'
import { areaCameras } from './products-area-cameras.ts'
import { diffuseLights } from './products-diffuse-lights.ts'
import { fixedLenses } from './products-fixed-lenses.ts'
import { lightControllers } from './products-light-controllers.ts'
import { lights } from './products-lights.ts'
import { lineCameras } from './products-line-cameras.ts'
import { smartAnd3d } from './products-smart-and-3d.ts'
import { software } from './products-software.ts'
import { telecentricLenses } from './products-telecentric-lenses.ts'
import { visionControllers } from './products-vision-controllers.ts'

const products = [
  ...areaCameras,
  ...smartAnd3d,
  ...lineCameras,
  ...fixedLenses,
  ...telecentricLenses,
  ...lights,
  ...diffuseLights,
  ...lightControllers,
  ...visionControllers,
  ...software,
  ...accessories,
]

/** The products of the demo company. A record stands before the records that name it. */
export const catalogue = { productTypes, productCategories, brands, specTemplates, products }
