/** What was dropped, when a folder is among it; undefined where only files were. The list is only there during the drop: its entries are taken at once. */
export function droppedEntries(items: DataTransferItemList | undefined): FileSystemEntry[] | undefined {
  const entries = [...(items ?? [])].flatMap(item => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined
}
