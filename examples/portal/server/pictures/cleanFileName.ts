const LONGEST = 120

/** A file name that is safe to show and to use as a title: no folders, no control characters, no marks that turn the text around. */
export function cleanFileName(fileName: string): string {
  const name = fileName.split(/[/\\]/).pop() ?? ''
  const cleaned = name.normalize('NFC').replace(/[\p{C}<>]/gu, '').replace(/\s+/g, ' ').trim()
  return cleaned.slice(0, LONGEST) || 'file'
}
