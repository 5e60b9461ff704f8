import { editor } from '../../contract/words/zh-CN/admin-editor.ts'
import { products } from '../../contract/words/zh-CN/admin-products.ts'
import { screens } from '../../contract/words/zh-CN/admin-screens.ts'
import { actions, choices, resources, shared, states } from '../../contract/words/zh-CN/resources.ts'

/** What only screens behind the login say. */
export const inside = { admin: { ...screens, editor, products }, actions, shared, states, choices, resources }
