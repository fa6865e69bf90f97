import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Picture } from '../../../src/pix/picture/Picture'

const SIZE = { width: 600, height: 400 }

/** Returns a JPEG as base64, with a red left half and a blue right half. */
async function twoHalves(): Promise<string> {
  const half = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#f00' } })
    .png()
    .toBuffer()
  const picture = sharp({ create: { ...SIZE, channels: 3, background: '#00f' } })
  const jpeg = await picture
    .composite([{ input: half, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
  return jpeg.toString('base64')
}

/**
 * Stores a described picture of 600 × 400 px, red on the left and blue on the right, in the first series of the account.
 * Returns the picture's id and that of the series.
 */
export async function givePicture(page: Page, title: string) {
  return page.evaluate(
    async ([content, Title]) => {
      const post = (path: string, body: FormData | URLSearchParams) =>
        fetch(path, { method: 'POST', body }).then(response => response.json())
      const form = new FormData()
      const bytes = Uint8Array.from(atob(content), sign => sign.charCodeAt(0))
      form.append('image_upload[]', new File([bytes], 'Hafen.jpg', { type: 'image/jpeg' }))
      const [{ Id }] = await post('/pix/pictures/by/1001.json', form)
      const texts = { title: Title, copyright: 'Stadtarchiv', rights: '3', 'descriptions_by_id_language[1]': 'Am Kai' }
      const fields = new URLSearchParams({ method: 'PUT', ...texts })
      for (const keyword of ['Hafen', 'Kai']) fields.append('keywords[]', keyword)
      await post(`/pix/pictures/${Id}`, fields)
      const [series] = await fetch('/pix/series/by/1001?from=0').then(response => response.json())
      await post(`/pix/series/${series.Id}`, new URLSearchParams({ method: 'PUT', 'pic_ids[]': Id }))
      return { id: Number(Id), seriesId: Number(series.Id) }
    },
    [await twoHalves(), title] as const,
  )
}

/** Returns the pictures of a list call. */
export const picturesAt = async (page: Page, path: string) => (await (await page.request.get(path)).json()) as Picture[]
/** Returns the account's pictures that a search for a title finds. */
export const titled = (page: Page, title: string) =>
  picturesAt(page, `/pix/pictures/by/1001?filter=${encodeURIComponent(title)}`)
