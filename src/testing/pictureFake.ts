import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import type { Picture } from '../pix/picture/Picture'
import type { Series } from '../pix/series/seriesWire'
import { drawnResponse } from './drawPicture'
import { fakePicture } from './fakePicture'
import { fakePictures } from './fakePictures'
import { typedXmlOf } from './typedXmlOf'

/** Initial state of the fake picture library. */
export interface PictureFakeOptions {
  /** The newest first. Default: 73 pictures. */
  readonly pictures?: readonly Picture[]
  /** Default: two series, with the ids 5 and 6. */
  readonly series?: readonly Series[]
  /** Ids of the pictures of each series, by the id of the series. Default: four pictures in series 5. */
  readonly seriesPictures?: Readonly<Record<number, readonly number[]>>
  /** The `Uri` of each picture whose file is missing: a request for it at `/image` gets a 404. */
  readonly missingFiles?: readonly string[]
}

/** A picture library in memory. */
export interface PictureFake {
  readonly handlers: RequestHandler[]
  /** Returns the current pictures, the newest first. */
  pictures(): readonly Picture[]
  /** Returns the current series. */
  series(): readonly Series[]
  /** Returns the ids of a series' pictures. */
  picturesOf(seriesId: number): readonly number[]
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

const DESCRIPTION = /^descriptions_by_id_language\[(\d+)\]$/

/**
 * Returns the picture with the values of a form. Texts have the contract's names in lower case; keywords and
 * descriptions have field names of their own.
 */
function changePicture(picture: Picture, form: URLSearchParams): Picture {
  const texts = Object.entries(picture).flatMap(([name, value]) => {
    const text = form.get(name.toLowerCase())
    return text !== null && (value === null || typeof value === 'string') ? [[name, text]] : []
  })
  const keywords = form.has('keywords') ? [] : form.getAll('keywords[]')
  const descriptions = [...form].flatMap(([name, text]) => {
    const language = DESCRIPTION.exec(name)?.[1]
    return language === undefined ? [] : [[language, text]]
  })
  return {
    ...picture,
    ...Object.fromEntries(texts),
    ...((descriptions.length > 0 || form.has('descriptions_by_id_language')) && {
      DescriptionsByIdLanguage: Object.fromEntries(descriptions),
    }),
    ...((keywords.length > 0 || form.has('keywords')) && { Keywords: keywords }),
  }
}

/** Languages of the descriptions. */
const LANGUAGES = [
  { Id: 1, Locale: 'de_DE' },
  { Id: 2, Locale: 'en_EN' },
  { Id: 44, Locale: 'pl_PL' },
]

const refuse = (text: string, status = 404) => new HttpResponse(text, { status })

/** Makes request handlers for the picture library in memory, for stories and for windows in jsdom. */
export function pictureFake(options?: PictureFakeOptions): RequestHandler[] {
  return createPictureFake(options).handlers
}

/** Makes the picture library in memory. */
export function createPictureFake({
  pictures: given = fakePictures(73),
  series: givenSeries = SERIES,
  seriesPictures = { 5: [9999, 9998, 9997, 9989], 6: [] },
  missingFiles = [],
}: PictureFakeOptions = {}): PictureFake {
  let pictures = [...given]
  let series = [...givenSeries]
  const contents = new Map(Object.entries(seriesPictures).map(([id, ids]) => [Number(id), [...ids]]))
  const picturesOf = (id: number) => contents.get(id) ?? []
  let lastId = 20_000

  const changeSeries = (id: number, form: URLSearchParams) => {
    const found = series.find(({ Id }) => Id === id)
    if (!found) return refuse('Diese Serie gibt es nicht mehr.')
    const [isPut, title] = [form.get('method') === 'PUT', form.get('Title')]
    if (isPut && title !== null) {
      const renamed = { ...found, Title: title }
      series = series.map(other => (other === found ? renamed : other))
      return HttpResponse.json(renamed)
    }
    if (!form.has('pic_ids[]')) {
      series = series.filter(other => other !== found)
      contents.delete(id)
      return HttpResponse.json(true)
    }
    const named = form.getAll('pic_ids[]').map(Number)
    const before = picturesOf(id)
    contents.set(id, isPut ? [...new Set([...named, ...before])] : before.filter(other => !named.includes(other)))
    return HttpResponse.json(found)
  }

  const handlers = [
    http.get('*/module/lib/framework/getMlBricks.php', () => HttpResponse.json([])),
    http.get('*/pix/languages', () => HttpResponse.json(LANGUAGES)),
    http.get('*/pix/pictures/by/:accountId', ({ request }) => {
      const ids = new URL(request.url).searchParams.getAll('ids[]').map(Number)
      return HttpResponse.json(
        ids.length > 0 ? pictures.filter(({ Id }) => ids.includes(Id)) : page(pictures, request.url),
      )
    }),
    http.get('*/pix/pictures/:id', ({ params }) => {
      const picture = pictures.find(({ Id }) => Id === Number(params['id']))
      return picture ? HttpResponse.json(picture) : refuse('There is no such picture.')
    }),
    http.post('*/pix/pictures/by/:file', async ({ request, params }) => {
      const form = await request.formData()
      const added = form
        .getAll('image_upload[]')
        .map(file => fakePicture({ Id: ++lastId, Title: (file as File).name.replace(/\.\w+$/, ''), Copyright: '' }))
      pictures = [...added, ...pictures]
      const seriesId = Number(form.get('series'))
      if (seriesId) contents.set(seriesId, [...added.map(({ Id }) => Id), ...picturesOf(seriesId)])
      return String(params['file']).endsWith('.xml') ? HttpResponse.xml(typedXmlOf(added)) : HttpResponse.json(added)
    }),
    http.post('*/pix/pictures/:id', async ({ request, params }) => {
      const form = new URLSearchParams(await request.text())
      const picture = pictures.find(({ Id }) => Id === Number(params['id']))
      if (!picture) return refuse('Dieses Bild gibt es nicht mehr.')
      if (form.get('method') === 'PUT') {
        const changed = changePicture(picture, form)
        pictures = pictures.map(other => (other === picture ? changed : other))
        return HttpResponse.json(changed)
      }
      pictures = pictures.filter(other => other !== picture)
      for (const [id, ids] of contents)
        contents.set(
          id,
          ids.filter(other => other !== picture.Id),
        )
      return HttpResponse.json(true)
    }),
    http.get('*/pix/series/by/:accountId', () => HttpResponse.json(series)),
    http.get('*/pix/series/:id/pictures', ({ request, params }) => {
      const ids = picturesOf(Number(params['id']))
      return HttpResponse.json(
        page(
          pictures.filter(({ Id }) => ids.includes(Id)),
          request.url,
        ),
      )
    }),
    http.post('*/pix/series', async ({ request }) => {
      const created = { Id: ++lastId, Title: new URLSearchParams(await request.text()).get('Title') ?? '' }
      series = [...series, created]
      return HttpResponse.json(created)
    }),
    http.post('*/pix/series/:id', async ({ request, params }) =>
      changeSeries(Number(params['id']), new URLSearchParams(await request.text())),
    ),
    http.get('*/image', async ({ request }) => {
      await delay('real')
      const query = new URL(request.url).searchParams
      const uri = query.get('file') ?? ''
      if (missingFiles.includes(uri)) return refuse('The file is gone.')
      return drawnResponse([...pictures, ...given].find(({ Uri }) => Uri === uri) ?? { Uri: uri, Width: 3, Height: 2 })
    }),
  ]
  return { handlers, pictures: () => pictures, series: () => series, picturesOf }
}
