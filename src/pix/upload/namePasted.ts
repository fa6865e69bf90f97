/** Names a file from the clipboard after the moment it was pasted, by the reader's clock: `Zwischenablage 2026-11-20 09-05-07.png`. `nameOf` puts the moment into words. */
export function namePasted(file: File, nameOf: (moment: string) => string, now = new Date()): File {
  const pad = (value: number) => String(value).padStart(2, '0')
  const day = [now.getFullYear(), pad(now.getMonth() + 1), pad(now.getDate())].join('-')
  const time = [now.getHours(), now.getMinutes(), now.getSeconds()].map(pad).join('-')
  const extension = file.type === 'image/jpeg' ? 'jpg' : (/^image\/(\w+)$/.exec(file.type)?.[1] ?? 'png')
  return new File([file], `${nameOf(`${day} ${time}`)}.${extension}`, { type: file.type, lastModified: file.lastModified })
}
