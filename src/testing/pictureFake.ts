import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { Picture } from '../pix/picture/Picture'
import type { Series } from '../pix/series/seriesWire'
import { drawPicture } from './drawPicture'
import { fakePicture } from './fakePicture'
import { fakePictures } from './fakePictures'

/** Initial state of the fake portal. */
interface PortalFakeOptions {
  readonly pictures?: readonly Picture[]
  readonly series?: readonly Series[]
  /** Ids of the pictures of each series. */
  readonly seriesPictures?: Readonly<Record<number, readonly number[]>>
  /** Addresses whose files are missing. */
  readonly missingFiles?: readonly string[]
}

const SERIES: readonly Series[] = [
  { Id: 5, Title: 'Konzertsommer' },
  { Id: 6, Title: 'Altes Land' },
]

const matches = ({ Title, Subtitle, Copyright }: Picture, filter: string | null) =>
  !filter || [Title, Subtitle, Copyright].some(text => text?.toLowerCase().includes(filter.toLowerCase()))

function page(list: readonly Picture[], address: string): readonly Picture[] {
  const query = new URL(address).searchParams
  const from = Number(query.get('from') ?? 0)
  return list
    .filter(picture => matches(picture, query.get('filter')))
    .slice(from, from + Number(query.get('limit') ?? 36))
}

/** Returns the picture with the texts of a form, whose fields are the contract's names in lower case. */
function changePicture(picture: Picture, form: URLSearchParams): Picture {
  const texts = Object.entries(picture).flatMap(([name, value]) => {
    const text = form.get(name.toLowerCase())
    return text !== null && (value === null || typeof value === 'string') ? [[name, text]] : []
  })
  const keywords = form.has('keywords') ? [] : form.getAll('keywords[]')
  return {
    ...picture,
    ...Object.fromEntries(texts),
    ...((keywords.length > 0 || form.has('keywords')) && { Keywords: keywords }),
  }
}

/** Makes request handlers for the picture library in memory, for stories and for windows in jsdom. */
export function pictureFake({
  pictures: given = fakePictures(73),
  series = SERIES,
  seriesPictures = { 5: [9999, 9998, 9997, 9989], 6: [] },
  missingFiles = [],
}: PortalFakeOptions = {}): RequestHandler[] {
  let pictures = [...given]
  const contents = new Map(Object.entries(seriesPictures).map(([id, ids]) => [Number(id), [...ids]]))
  let lastId = 20_000

  return [
    http.get('*/module/lib/framework/getMlBricks.php', () => HttpResponse.json([])),
    http.get('*/pix/pictures/by/:accountId', ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('ids[]').map(Number)
      return HttpResponse.json(
        ids.length > 0 ? pictures.filter(({ Id }) => ids.includes(Id)) : page(pictures, request.url),
      )
    }),
    http.get('*/pix/pictures/:id', ({ params }) => {
      const picture = pictures.find(({ Id }) => Id === Number(params['id']))
      return picture ? HttpResponse.json(picture) : new HttpResponse('There is no such picture.', { status: 404 })
    }),
    http.post('*/pix/pictures/by/:file', async ({ request }) => {
      const form = await request.formData()
      const added = form
        .getAll('image_upload[]')
        .map(file => fakePicture({ Id: ++lastId, Title: (file as File).name.replace(/\.\w+$/, ''), Copyright: '' }))
      pictures = [...added, ...pictures]
      return HttpResponse.json(added)
    }),
    http.post('*/pix/pictures/:id', async ({ request, params }) => {
      const form = new URLSearchParams(await request.text())
      const picture = pictures.find(({ Id }) => Id === Number(params['id']))
      if (!picture) return new HttpResponse('Dieses Bild gibt es nicht mehr.', { status: 404 })
      if (form.get('method') === 'PUT') {
        const changed = changePicture(picture, form)
        pictures = pictures.map(other => (other === picture ? changed : other))
        return HttpResponse.json(changed)
      }
      pictures = pictures.filter(other => other !== picture)
      return HttpResponse.json(true)
    }),
    http.get('*/pix/series/by/:accountId', () => HttpResponse.json(series)),
    http.get('*/pix/series/:id/pictures', ({ request, params }) => {
      const ids = contents.get(Number(params['id'])) ?? []
      return HttpResponse.json(
        page(
          pictures.filter(({ Id }) => ids.includes(Id)),
          request.url,
        ),
      )
    }),
    http.post('*/pix/series/:id', async ({ request, params }) => {
      const id = Number(params['id'])
      const form = new URLSearchParams(await request.text())
      const named = form.getAll('pic_ids[]').map(Number)
      const before = contents.get(id) ?? []
      contents.set(
        id,
        form.get('method') === 'PUT'
          ? [...new Set([...named, ...before])]
          : before.filter(other => !named.includes(other)),
      )
      return HttpResponse.json(series.find(({ Id }) => Id === id))
    }),
    http.get('*/image', async ({ request }) => {
      await delay('real')
      const query = new URL(request.url).searchParams
      const uri = query.get('file') ?? ''
      if (missingFiles.includes(uri)) return new HttpResponse('The file is gone.', { status: 404 })
      const picture = given.find(({ Uri }) => Uri === uri)
      return new HttpResponse(drawPicture(uri, picture?.Width ?? 3, picture?.Height ?? 2), {
        headers: { 'Content-Type': 'image/svg+xml' },
      })
    }),
  ]
}
