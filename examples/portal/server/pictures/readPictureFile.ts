import { config } from '../config'
import { RequestError } from '../http/RequestError'
import type { JobQueue } from '../imageService/JobQueue'
import { sharpImage } from '../imageService/sharpImage'
import { cleanFileName } from './cleanFileName'
import { perceptualHash } from './perceptualHash'
import type { PictureFile } from './PictureFile'
import { pictureFormat } from './pictureFormat'

/**
 * Checks that a file is what it says, a JPEG, PNG or GIF that can be decoded whole, and measures it.
 * Throws RequestError naming the file: 415 for what is no picture, 400 for too many pixels.
 */
export async function readPictureFile(content: Buffer, fileName: string, queue: JobQueue): Promise<PictureFile> {
  const extension = pictureFormat(content)
  const shownName = cleanFileName(fileName)
  if (!extension) throw new RequestError(415, `Die Datei ${shownName} ist kein JPEG-, PNG- oder GIF-Bild, auch wenn ihr Name das sagt.`)
  return queue.run(async () => {
    const { width, height } = await measure(content, shownName)
    if (width * height > config.upload.pixels) {
      throw new RequestError(400, `Die Datei ${shownName} hat ${width} × ${height} Pixel; erlaubt sind ${config.upload.pixels / 1e6} Millionen.`)
    }
    const hash = await perceptualHash(content).catch(() => cannotDecode(shownName))
    return { content, extension, width, height, hash, name: shownName.replace(/\.[^.]*$/, '') }
  })
}

async function measure(content: Buffer, shownName: string): Promise<{ width: number; height: number }> {
  const { autoOrient } = await sharpImage(content, { isMeasuring: true }).metadata().catch(() => cannotDecode(shownName))
  return autoOrient
}

function cannotDecode(shownName: string): never {
  throw new RequestError(415, `Die Datei ${shownName} ist beschädigt und lässt sich nicht als Bild lesen.`)
}
