const FORMATS = [
  { extension: 'jpg', starts: ['ffd8ff'] },
  { extension: 'png', starts: ['89504e470d0a1a0a'] },
  { extension: 'gif', starts: ['474946383761', '474946383961'] },
] as const

/** The file extension that the first bytes of a file stand for, or null when they are no JPEG, PNG or GIF. */
export function pictureFormat(content: Buffer): 'jpg' | 'png' | 'gif' | null {
  const start = content.subarray(0, 8).toString('hex')
  return FORMATS.find(({ starts }) => starts.some(bytes => start.startsWith(bytes)))?.extension ?? null
}
