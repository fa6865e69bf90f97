import type { FileSource } from './FileSource'

// A mistaken drop of a whole disk must not fill the memory.
const MAX_FILES = 1000
const MAX_DEPTH = 8
const HIDDEN = /^\.|^(?:thumbs\.db|desktop\.ini)$/i

interface DroppedFiles extends FileSource {
  readonly files: File[]
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))
const nextEntries = (reader: FileSystemDirectoryReader) => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))

async function* filesIn(entry: FileSystemEntry, depth: number): AsyncGenerator<File> {
  if (HIDDEN.test(entry.name) || depth > MAX_DEPTH) return
  try {
    if (entry.isFile) yield await fileOf(entry as FileSystemFileEntry)
    if (!entry.isDirectory) return
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    // A reader hands out its entries in portions, until one is empty.
    for (let entries = await nextEntries(reader); entries.length > 0; entries = await nextEntries(reader)) {
      for (const child of entries) yield* filesIn(child, depth + 1)
    }
  } catch {
    // A file or folder that may not be read is as good as not there; the others are taken.
  }
}

/** Reads the files of a drop with folders, and of the folders in these; without hidden files, and not more than a thousand. Undefined where no folder was dropped. */
export function readDroppedFolders(items: DataTransferItemList | undefined): Promise<DroppedFiles> | undefined {
  // The list is only there during the drop: entries are taken at once.
  const entries = [...(items ?? [])].flatMap(item => (item.kind === 'file' ? (item.webkitGetAsEntry() ?? []) : []))
  return entries.some(({ isDirectory }) => isDirectory) ? readAll(entries) : undefined
}

async function readAll(entries: readonly FileSystemEntry[]): Promise<DroppedFiles> {
  const files: File[] = []
  for (const entry of entries) {
    for await (const file of filesIn(entry, 0)) {
      if (files.length === MAX_FILES) return { files, isCut: true }
      files.push(file)
    }
  }
  return { files }
}
