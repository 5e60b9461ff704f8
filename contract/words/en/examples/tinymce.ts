import type { words as zhCN } from '../../zh-CN/examples/tinymce.ts'

export const words: typeof zhCN = {
  lead: "The product's own editor with all its tools: headings, lists, quotations, code, links, pictures, videos, tables, find and replace, word count, full screen, HTML, and Markdown while you type. Text pasted from Word or a page is cleaned.",
  whyTitle: 'Why this is not TinyMCE',
  why: 'Since version 7 TinyMCE is under the GPL, and this product is under the MIT licence, so TinyMCE is not part of it. This editor serves the same purpose. It is built on Tiptap (MIT).',
  editor: 'Text',
  stored: 'As it is stored',
  storedLead: 'Before it is stored, the server cleans it once more.',
  shown: 'As the website shows it',
  count: '{{characters}} characters of HTML',
  copy: 'Copy',
  copied: 'Copied',
  nothing: 'Nothing written yet',
  nothingLead: 'Write a few words in the editor.',
}
