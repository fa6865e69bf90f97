/** A picture file that was checked: its bytes, its kind and what was measured in it; width and height in px, upright. */
export interface PictureFile {
  content: Buffer
  extension: 'jpg' | 'png' | 'gif'
  width: number
  height: number
  hash: string
  /** The file's cleaned name without its extension. */
  name: string
}
