import type { albums as albumsZh, captions as captionsZh, contents as contentsZh } from '../zh-CN/admin-file-contents.ts'

/** These words are about the content of an uploaded file: focus point, crop, replacement, earlier versions, duplicates (B-117). */
export const contents: typeof contentsZh = {
  open: 'Picture and versions',
  openFile: 'Replace and versions',
  of: 'Content and versions of “{{name}}”',
  close: 'Close',
  focus: 'Focus point',
  focusLead:
    'Click into the picture, or move the point with the arrow keys. It stays in sight where a page cuts the picture, unless the place of use has a point of its own.',
  saveFocus: 'Save focus point',
  crop: 'Crop',
  cropLead: 'Drag and zoom the picture. The original is kept, and can be restored at any time.',
  ratio: 'Ratio',
  ratios: { whole: 'As it is', square: '1:1', classic: '4:3', wide: '16:9', tall: '3:4' },
  zoom: 'Zoom',
  area: 'Part to keep',
  cropInPlace: 'Crop this picture',
  cropAsNew: 'Save as a new picture',
  cropped: 'Cropped',
  savedAsNew: 'Saved as a new picture',
  replace: 'Replace',
  replaceLead: 'The address stays, and whatever uses the file shows the new one. The present file is kept as an earlier version.',
  choose: 'Choose a new file',
  replaced: 'Replaced',
  keptInLibrary: 'The new file is in the library, but did not take the place of this one.',
  versions: 'Earlier versions',
  noVersions: 'There are no earlier versions',
  replacedBy: 'replaced by {{who}}',
  restore: 'Restore',
  restoreThis: 'Restore “{{name}}”',
  restored: 'Restored',
  pixels: '{{width}}×{{height}} pixels',
  sameFiles: 'Files whose content another file has too: {{number}}',
  showSame: 'List duplicates',
  showAll: 'Show all',
  sameAs: 'same content as {{number}} more',
  alreadyThere: '“{{name}}” is in the library already:',
  useThat: 'Use that one',
  keepBoth: 'Keep both',
  usedThat: 'The file that was there is used; no second one was kept',
}

/** The captions of videos (B-125d). */
export const captions: typeof captionsZh = {
  title: 'Captions (WebVTT)',
  hint: 'A .vtt file for each language, which is saved as soon as it is chosen. The site offers the captions in the player, and a transcript below the video.',
  of: { 'zh-CN': 'Chinese captions', en: 'English captions' },
  none: 'Choose or drop a .vtt file',
  open: 'View',
  remove: 'Delete the {{what}} of this video?',
  notText: 'Choose a .vtt file in UTF-8',
}

/** Albums (B-125f). */
export const albums: typeof albumsZh = {
  add: 'New album',
  name: 'Name of the album',
  nameMissing: 'Enter the name of the album',
  rename: 'Rename album',
  renameIt: 'Rename',
  renameThis: 'Rename “{{name}}”',
  remove: 'Delete album',
  removeThis: 'Delete “{{name}}”',
  removeLead: 'Delete the album “{{name}}”? Its files ({{number}}) stay in the library.',
  added: 'The album was made',
  renamed: 'The album was renamed',
  removed: 'The album was deleted, and its files were kept',
  empty: 'No file is in this album yet',
}
