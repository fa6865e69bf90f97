/**
 * Dispatches a drag event with files to an element in a real browser, because the events of the testing library can't
 * have files. Without files, the event has a text.
 */
export function dragFiles(
  target: Element,
  type: 'dragenter' | 'dragover' | 'dragleave' | 'drop',
  files: readonly File[],
): void {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  if (files.length === 0) dataTransfer.setData('text/plain', 'a text')
  target.dispatchEvent(new DragEvent(type, { bubbles: true, composed: true, cancelable: true, dataTransfer }))
}
