import { part } from '../../browser/part.ts'
import { withWords } from '../../language/i18n.ts'
import { Late } from '../../shell/parts/bounds.tsx'
import { SettingPage } from './setting-page.tsx'

const CategoryTemplates = part(() => withWords('products', import('./category-templates.tsx')))

/** R-12s: the settings of products alone, in the menu beside the products; they are the same settings as on the page of all. */
export const Component = () => (
  <SettingPage
    page="productSetting"
    only="products"
    tail={
      <Late>
        <CategoryTemplates />
      </Late>
    }
  />
)
