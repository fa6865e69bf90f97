import { fieldOf, listOf, mapOf, type PortalCall } from './PortalCall'
import { json, loggedOut, notFound, type PortalResponse } from './PortalResponse'
import { descriptionLanguages, pictureResponse, pictureXml, seriesResponse } from './pictureResponses'
import { emptyTexts, pictureTexts, type StoredPicture } from './pictureFixtures'
import type { PortalContext } from './PortalContext'

/**
 * Responds to the calls of the picture library below `/pix` (image-library 7.3, 7.4); undefined for another address.
 */
export function answerPictureCall(call: PortalCall, context: PortalContext): PortalResponse | undefined {
  const [root, kind, id, part] = call.path.split('/').slice(1)
  if (root !== 'pix' || kind === 'template') return undefined
  if (context.accountId === undefined) return loggedOut
  const { forms } = context
  if (kind === 'languages')
    return json(forms.page(descriptionLanguages.map(({ id, locale }) => ({ Id: forms.number(id), Locale: locale }))))
  if (kind === 'series') return answerSeries(call, context, id, part)
  if (kind !== 'pictures') return undefined
  if (id === 'by') return call.method === 'POST' ? upload(call, context) : json(pageOf(call, context))
  const picture = context.state.pictures.find(known => known.id === Number(id))
  if (!picture) return notFound
  if (fieldOf(call, 'method') === 'DELETE') return remove(picture, context)
  if (fieldOf(call, 'method') === 'PUT') change(picture, call)
  return json(pictureResponse(picture, forms, context.shapes))
}

function answerSeries(call: PortalCall, context: PortalContext, id?: string, part?: string): PortalResponse {
  const { state, forms, shapes } = context
  const answer = (series: (typeof state.series)[number]) => seriesResponse(series, forms, shapes)
  if (id === 'by') return json(forms.page(state.series.map(answer)))
  const method = fieldOf(call, 'method')
  if (!id && method === 'POST') {
    const made = { id: state.nextId++, title: fieldOf(call, 'Title') ?? '', pictures: [] }
    state.series.push(made)
    return json(answer(made))
  }
  const series = state.series.find(known => known.id === Number(id))
  if (!series) return notFound
  if (part === 'pictures') return json(pageOf(call, context, series.pictures))
  const ids = listOf(call, 'pic_ids')?.map(Number)
  if (ids && method === 'PUT') series.pictures = [...new Set([...series.pictures, ...ids])]
  else if (ids && method === 'DELETE') series.pictures = series.pictures.filter(known => !ids.includes(known))
  else if (method === 'PUT') series.title = fieldOf(call, 'Title') ?? series.title
  return json(answer(series))
}

/** Returns a page of pictures: those of a series or of the account, filtered by a text or by ids. */
function pageOf({ query }: PortalCall, { state, forms, shapes }: PortalContext, of?: readonly number[]): unknown {
  const ids = [...query.keys()].some(name => /^ids(\[|$)/.test(name))
    ? [...query].flatMap(([name, value]) => (/^ids(\[|$)/.test(name) ? value.split(',').map(Number) : []))
    : of
  const filter = (query.get('filter') ?? '').toLowerCase()
  const found = state.pictures.filter(
    ({ id, texts, keywords }) =>
      (!ids || ids.includes(id)) && [...Object.values(texts), ...keywords].join('\n').toLowerCase().includes(filter),
  )
  const from = Number(query.get('from') ?? 0)
  const page = found.slice(from, from + Number(query.get('limit') ?? found.length))
  const answers: unknown[] = page.map(picture => pictureResponse(picture, forms, shapes))
  // The unusual entry replaces a picture, so that the number of entries stays the same.
  if (from === 0 && answers.length > 10 && shapes.oddEntry !== 'none')
    answers[10] = { null: null, text: 'Datensatz defekt', idless: { Title: 'Ohne Nummer' } }[shapes.oddEntry]
  return forms.page(answers)
}

function change(picture: StoredPicture, call: PortalCall): void {
  for (const name of Object.keys(pictureTexts)) picture.texts[name] = fieldOf(call, name) ?? picture.texts[name] ?? ''
  picture.keywords = listOf(call, 'keywords') ?? picture.keywords
  picture.rights = fieldOf(call, 'rights') ?? picture.rights
  const described = Object.entries(mapOf(call, 'descriptions_by_id_language') ?? {})
  for (const [language, text] of described)
    if (text === '') delete picture.descriptions[language]
    else picture.descriptions[language] = text
  for (const [key, value] of Object.entries(mapOf(call, 'share_group') ?? {})) {
    const id = Number(key.replace('share_group_', ''))
    picture.shared = [...picture.shared.filter(known => known !== id), ...(value === 'true' ? [id] : [])]
  }
}

function remove({ id }: StoredPicture, { state, shapes }: PortalContext): PortalResponse {
  state.pictures = state.pictures.filter(picture => picture.id !== id)
  for (const series of state.series) series.pictures = series.pictures.filter(known => known !== id)
  return { body: shapes.deleted }
}

function upload(call: PortalCall, { state, forms, shapes }: PortalContext): PortalResponse {
  const made = call.files
    .filter(({ field }) => field === 'image_upload[]')
    .map(({ name }): StoredPicture => {
      const id = state.nextId++
      return {
        id,
        file: `/bilder/neu/${id}.jpg`,
        width: 800,
        height: 600,
        texts: { ...emptyTexts(), title: name.replace(/\.\w+$/, '') },
        keywords: [],
        rights: '1',
        descriptions: {},
        shared: [],
        hash: `u${id}`,
        media: null,
        creator: 'Thea Brandhorst',
      }
    })
  state.pictures = [...made, ...state.pictures]
  const series = state.series.find(({ id }) => id === Number(fieldOf(call, 'series')))
  series?.pictures.unshift(...made.map(({ id }) => id))
  const answers = made.map(picture => pictureResponse(picture, forms, shapes))
  const isSingle = answers.length === 1 && ['picture', 'xml picture'].includes(shapes.upload)
  const value = isSingle ? answers[0] : answers
  if (call.path.endsWith('.xml')) return { type: 'text/xml; charset=utf-8', body: pictureXml(value, !isSingle) }
  return json(shapes.upload === 'map' ? Object.fromEntries(answers.entries()) : value)
}
