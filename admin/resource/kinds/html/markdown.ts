import { Extension, textblockTypeInputRule } from '@tiptap/core'

/** `# ` begins the largest heading that a text may have, as `## ` does: the title of the page is its only h1. */
export const MainHeading = Extension.create({
  name: 'mainHeading',
  addInputRules() {
    const type = this.editor.schema.nodes['heading']
    return type ? [textblockTypeInputRule({ find: /^#\s$/, type, getAttributes: { level: 2 } })] : []
  },
})
