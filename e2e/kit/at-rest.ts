import type { Locator } from '@playwright/test'

/** A button of antd's that can be pressed: for a moment after its work has ended, when it has its new name already, it still ignores each press. */
export const atRest = (button: Locator) => button.and(button.page().locator(':not(.ant-btn-loading)'))
