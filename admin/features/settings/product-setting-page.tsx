import { CategoryTemplates } from './category-templates.tsx'
import { SettingPage } from './setting-page.tsx'

/** R-12s: the settings of products alone, in the menu beside the products; they are the same settings as on the page of all. */
export const Component = () => <SettingPage page="productSetting" only="products" tail={<CategoryTemplates />} />
