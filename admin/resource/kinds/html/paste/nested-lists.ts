/** Google Docs, Outlook and many pages write a list within a list beside its entry; it belongs into the entry. */
export function nestLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
    else {
      const entry = document.createElement('li')
      list.replaceWith(entry)
      entry.append(list)
    }
  }
}
