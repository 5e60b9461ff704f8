import { needDesignerWords } from './features/form-designer/words.ts'
import { needFillWords } from './features/fill-form/words.ts'
import { needFormWords } from './features/forms/words.ts'
import { withWords } from './language/i18n.ts'

/** Screens that are fetched by this list, forms together with their words: each name of a file in `screens.ts` costs the login page bytes. */
export const listedScreens = {
  designer: async () => (await Promise.all([import('./features/form-designer/form-generator-page.tsx'), needDesignerWords()]))[0],
  forms: async () => (await Promise.all([import('./features/forms/forms-page.tsx'), needFormWords()]))[0],
  answers: async () => (await Promise.all([import('./features/form-answers/answers-page.tsx'), needFormWords()]))[0],
  fillForm: async () => (await Promise.all([import('./features/fill-form/fill-form-page.tsx'), needFillWords(), needFormWords()]))[0],
  products: () => withWords('products', import('./features/products/product-page.tsx')),
  addProduct: () => withWords('products', import('./features/products/add-product-page.tsx')),
  specTemplates: () => withWords('products', import('./features/products/spec-template-page.tsx')),
  profile: () => withWords('system', import('./features/profile/profile-page.tsx')),
  menus: () => withWords('system', import('./features/menus/menu-page.tsx')),
  siteInfo: () => import('./features/site-info/site-info-page.tsx'),
  carousel: () => import('./features/carousel/carousel-page.tsx'),
  gallery: () => import('./features/gallery/gallery-page.tsx'),
  enquiries: () => import('./features/enquiries/enquiry-page.tsx'),
  units: () => import('./features/units/unit-page.tsx'),
  roles: () => import('./features/roles/role-page.tsx'),
  functions: () => import('./features/functions/function-page.tsx'),
  recycleBin: () => import('./features/recycle-bin/recycle-bin-page.tsx'),
  login1: () => import('./features/sign-in/login1-page.tsx'),
  login2: () => import('./features/sign-in/login2-page.tsx'),
  theme: () => import('./features/theme/theme-page.tsx'),
}
