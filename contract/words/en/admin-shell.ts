import type { bar as zhCN } from '../zh-CN/admin-shell.ts'

/** The words of the top bar, the settings panel and the error log. */
export const bar: typeof zhCN = {
  search: {
    open: 'Search pages',
    keys: 'Ctrl K',
    keysOfMac: '⌘ K',
    placeholder: 'Name or address',
    results: 'Pages',
    recent: 'Recent',
    count: '{{number}} pages',
    none: 'No results for “{{wanted}}”',
    noneLead: 'Try another name, or fewer letters.',
    outside: 'opens in a new window',
  },

  errors: {
    title: 'Error log',
    open: 'Error log, {{number}} entries',
    message: 'Message',
    info: 'Component',
    url: 'Address',
    stack: 'Stack',
    time: 'Time',
    clear: 'Clear All',
    none: 'No errors',
  },

  fullscreen: { enter: 'Full screen', leave: 'Leave full screen', unsupported: 'you browser can not work' },

  size: {
    label: 'Size',
    changed: 'Switch Size Success',
    names: { default: 'Default', medium: 'Medium', small: 'Small', mini: 'Mini' },
  },

  settings: {
    title: 'Interface settings',
    open: 'Open interface settings',
    colour: 'Theme colour',
    presets: 'Presets',
    hue: 'Hue',
    hex: 'Hexadecimal value',
    compiling: 'Compiling the theme',
    shade: 'Appearance',
    shades: { light: 'Light', dark: 'Dark', system: 'System' },
    tagsView: 'Tabs bar',
    fixedHeader: 'Fixed header',
    sidebarLogo: 'Sidebar logo',
    reset: 'Restore defaults',
    kept: 'Settings are kept in this browser.',
  },

  theme: {
    title: 'Theme',
    lead: 'Choose the colour and the appearance, and preview them at once.',
    buttons: 'Buttons',
    primary: 'Primary',
    normal: 'Secondary',
    danger: 'Dangerous',
    link: 'Link',
    off: 'Disabled',
    tags: 'Tags',
    states: { published: 'Published', scheduled: 'Scheduled', draft: 'Draft', failed: 'Failed' },
    form: 'Form',
    name: 'Name',
    nameSample: 'HM-1200 area-scan camera',
    kind: 'Type',
    kinds: { camera: 'Cameras', lens: 'Lenses', light: 'Lights' },
    shown: 'Shown on the home page',
    table: 'Table',
    stock: 'Stock',
    state: 'State',
  },
}
