import type { files as filesZh, upload as uploadZh } from '../zh-CN/admin-files.ts'

/** The screen that uploads files and lists them (B-83). */
export const files: typeof filesZh = {
  lead: 'Upload pictures and files to the library, and look after those that are there.',
  leadReadOnly: 'You may look at the uploaded files only.',
  single: 'One picture',
  several: 'Several pictures',
  avatar: 'Avatar',
  avatarLead: 'Cropped to a PNG of 150×150',
  file: 'Files',
  chooseAvatar: 'Choose an avatar',
  choosePictures: 'Choose pictures',
  chooseFiles: 'Choose files',
  ready: 'Ready',
  success: 'Uploaded',
  cancel: 'Cancel upload',
  again: 'Upload again',
  delete: 'Delete',
  remove: 'Remove',
  options: 'Options',
  mostPictures: 'Most pictures',
  mostFiles: 'Most files',
  mostHint: '0 means any number',
  duplicates: 'Allow duplicates',
  field: 'Form field',
  fieldHint: 'Letters, digits, hyphens and underscores only',
  action: 'Address for files',
  actions: { file: 'Files', picture: 'Pictures' },
  library: 'Recent uploads',
  keyword: 'Search by name',
  kind: 'Type',
  kinds: { picture: 'Picture', video: 'Video', file: 'File' },
  name: 'Name',
  size: 'Size',
  uploader: 'Uploaded by',
  when: 'Uploaded',
  none: 'Nothing has been uploaded yet',
  noneFound: 'No file matches',
}

/** Refusals that only this screen has; the others stand in `admin-screens.ts`. */
export const upload: typeof uploadZh = {
  fileCount: 'At most {{number}} files',
  duplicate: 'This file has been uploaded already!',
}
