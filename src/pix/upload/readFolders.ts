// Limits the memory if a person drops a whole disk by mistake.
const MAX_FILES = 1000
const MAX_DEPTH = 8
const HIDDEN = /^\.|^(?:thumbs\.db|desktop\.ini)$/i

interface FoundFiles {
  readonly files: readonly File[]
  /** True when there were more than `MAX_FILES` files. */
  readonly isCut: boolean
}

const fileOf = (entry: FileSystemFileEntry) => new Promise<File>((resolve, reject) => entry.file(resolve, reject))
const nextEntries = (reader: FileSystemDirectoryReader) =>
  new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))

async function* filesIn(entry: FileSystemEntry, depth: number): AsyncGenerator<File> {
  if (HIDDEN.test(entry.name) || depth > MAX_DEPTH) return
  try {
    if (entry.isFile) yield await fileOf(entry as FileSystemFileEntry)
    if (!entry.isDirectory) return
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    // A reader returns its entries in portions; an empty portion is the last.
    for (let entries = await nextEntries(reader); entries.length > 0; entries = await nextEntries(reader)) {
      for (const child of entries) yield* filesIn(child, depth + 1)
    }
  } catch {
    // Skips files and folders that can't be read.
  }
}

/**
 * Reads the dropped files, and those in dropped folders and their subfolders, at most 8 levels deep. Skips hidden and
 * unreadable files and folders. Returns at most 1000 files.
 */
export async function readFolders(entries: readonly FileSystemEntry[]): Promise<FoundFiles> {
  const files: File[] = []
  for (const entry of entries) {
    for await (const file of filesIn(entry, 0)) {
      if (files.length === MAX_FILES) return { files, isCut: true }
      files.push(file)
    }
  }
  return { files, isCut: false }
}

/**
 * Names a file from the clipboard after the local time of pasting: `Zwischenablage 2026-11-20 09-05-07.png`. `nameOf`
 * gets the time as `2026-11-20 09-05-07` and returns the name without extension.
 */
export function namePasted(file: File, nameOf: (moment: string) => string, now = new Date()): File {
  const pad = (value: number) => String(value).padStart(2, '0')
  const day = [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-')
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(pad).join('-')
  const extension = file.type === 'image/jpeg' ? 'jpg' : (/^image\/(\w+)$/.exec(file.type)?.[1] ?? 'png')
  return new File([file], `${nameOf(`${day} ${time}`)}.${extension}`, {
    type: file.type,
    lastModified: file.lastModified,
  })
}
