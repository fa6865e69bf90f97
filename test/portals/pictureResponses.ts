import type { ResponseForms } from './responseForms'
import type { Shapes } from './openShapes'
import { pictureTexts, shareGroups, type StoredPicture, type StoredSeries } from './pictureFixtures'

/** Languages of a picture's descriptions: `GET /pix/languages`. */
export const descriptionLanguages = [
  { id: 1, locale: 'de_DE' },
  { id: 2, locale: 'en_EN' },
  { id: 44, locale: 'pl_PL' },
] as const

/** Returns a picture as the portal sends it (image-library 3.1). */
export function pictureResponse(picture: StoredPicture, forms: ResponseForms, shapes: Shapes): Record<string, unknown> {
  const texts = Object.entries(pictureTexts).map(([name, field]) => [field, forms.text(picture.texts[name] ?? '')])
  const active = picture.shared.map(id => (shapes.shareGroups === 'ids' ? forms.number(id) : { Id: forms.number(id) }))
  return {
    Id: forms.number(picture.id),
    Uri: picture.file,
    ...Object.fromEntries(texts),
    Width: forms.number(picture.width),
    Height: forms.number(picture.height),
    Keywords: forms.list(picture.keywords.map(keyword => forms.text(keyword))),
    Rights: shapes.numericText === 'number' ? Number(picture.rights) : picture.rights,
    DescriptionsByIdLanguage: descriptionsResponse(picture.descriptions, forms, shapes),
    HashValue: picture.hash,
    CbMdbTmedia2ShareGroups: forms.list(active),
    AvailabeShareGroups: forms.list(
      shareGroups.map(({ id, name }) => ({
        Id: forms.number(id),
        NameMl: name,
        Active: forms.flag(picture.shared.includes(id)),
      })),
    ),
    MetaTmedia:
      picture.media === null || shapes.metaMedia === 'absent' ? forms.nothing() : { Id: forms.number(picture.media) },
    Datetimecreated: '2026-03-04 10:20:30',
    CreatedBy: forms.text(picture.creator),
    LastChange: forms.text(''),
  }
}

/** Returns a series as the portal sends it (image-library 3.3). */
export function seriesResponse({ id, title, pictures }: StoredSeries, forms: ResponseForms, shapes: Shapes): unknown {
  return {
    Id: forms.number(id),
    Title: forms.text(title),
    ...(shapes.series === 'with pictures' && { Pictures: forms.list(pictures.map(picture => forms.number(picture))) }),
  }
}

/** Returns a picture or a list as the typed XML response to an upload by a hidden iframe (image-library 7.3). */
export function pictureXml(value: unknown, isList: boolean): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${xmlElement('answer', value, undefined, isList)}`
}

function xmlElement(tag: string, value: unknown, key?: string, isList = Array.isArray(value)): string {
  const named = key === undefined ? '' : ` key="${key}"`
  if (value === null || value === undefined) return `<${tag}${named} type="null"/>`
  if (typeof value === 'object') {
    const children = Object.entries(value).map(([name, child]) => xmlElement('item', child, name))
    return `<${tag}${named} type="object" numeric="${isList ? 1 : 0}">${children.join('')}</${tag}>`
  }
  const text = typeof value === 'boolean' ? String(Number(value)) : `${value as string | number}`
  return `<${tag}${named} type="${typeof value}">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${tag}>`
}

function descriptionsResponse(
  descriptions: StoredPicture['descriptions'],
  forms: ResponseForms,
  shapes: Shapes,
): unknown {
  const last = Math.max(0, ...Object.keys(descriptions).map(Number))
  if (shapes.descriptions === 'list' && last > 0 && last < 10)
    return Array.from({ length: last + 1 }, (_, id) => descriptions[id] ?? null)
  if (shapes.descriptions === 'zero') return { '0': 'Ohne Sprache', ...descriptions }
  return forms.map(descriptions)
}
