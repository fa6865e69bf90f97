import type { StoredEvent } from './eventFixtures'
import type { PortalContext } from './PortalContext'

const FORMAL_NAMES: Readonly<Record<number, string>> = { 11: 'Konzert', 12: 'Fest' }
const CONTENT_NAMES: Readonly<Record<string, string>> = { '101': 'Orgelmusik', '102': 'Kammermusik' }

/** Returns an event as the portal sends it (events 3.1). */
export function eventResponse(event: StoredEvent, context: PortalContext): Record<string, unknown> {
  const { forms, shapes, state } = context
  const address = (id: number) => state.addresses.find(known => known.id === id)
  const location = event.location === null ? undefined : address(event.location)
  const organisers = event.organisers.map(id => ({
    Id: forms.number(id),
    Name: address(id)?.name ?? '',
    IdOrganisation: forms.number(id),
  }))
  const left: readonly string[] = {
    none: [],
    links: ['Url', 'PriceUrl'],
    texts: [
      'Description',
      'MlTitles',
      'Descriptions',
      'MlTitleTranslated',
      'MlTitleTranslatedPl',
      'DescriptionTranslated',
      'DescriptionTranslatedPl',
    ],
    choices: ['characteristics', 'EventLocationTypeId', 'Keywords', 'Pictures'],
  }[shapes.unanswered]
  const answer = {
    Id: forms.number(event.id),
    IdEventType: forms.number(event.type),
    IsPublished: forms.number(Number(event.isPublished)),
    MlTitle: forms.text(event.title),
    Description: forms.text(event.description),
    ...translations(event, context),
    IdLanguage: forms.number(2),
    IdLanguagePl: forms.number(44),
    Location: location ? { Id: forms.number(location.id), Name: location.name } : forms.nothing(),
    IdLocation: location ? forms.number(location.id) : forms.noNumber(),
    LocationFreetext: forms.text(event.locationText),
    Organisations: forms.list(
      shapes.organisers === 'nested' ? organisers.map(Organisation => ({ Organisation })) : organisers,
    ),
    City: event.city === '' ? forms.nothing() : { Comment: event.city },
    DateFrom: moment(event.from, context),
    DateTo: moment(event.to, context),
    FormalCategoryId: forms.number(event.formal),
    FormalCategoryName: forms.text(FORMAL_NAMES[event.formal] ?? ''),
    ContentCategoryId: shapes.numericText === 'number' ? Number(event.content) : event.content,
    ContentCategoryName: forms.text(CONTENT_NAMES[event.content] ?? ''),
    IdCategorySystemId: shapes.systems === 'none' ? forms.noNumber() : forms.number(Number(shapes.systems)),
    characteristics: forms.list(event.characteristics.map(id => forms.number(id))),
    EventLocationTypeId: forms.number(event.locationType),
    Url: forms.text(event.url),
    PriceUrl: forms.text(event.priceUrl),
    Keywords: forms.list(event.keywords),
    Pictures: forms.list(event.pictures.map(id => mediaResponse(id, context))),
  }
  return Object.fromEntries(Object.entries(answer).filter(([name]) => !left.includes(name)))
}

/** Returns translations as lists, as flat fields, or as both (list of decisions). */
function translations(
  { titles, descriptions }: StoredEvent,
  { forms, shapes }: PortalContext,
): Record<string, unknown> {
  const entries = (texts: Readonly<Record<string, string>>, key: string) =>
    forms.list(Object.entries(texts).map(([id, text]) => ({ [key]: forms.number(Number(id)), TextValue: text })))
  return {
    ...(shapes.translations !== 'flat' && {
      MlTitles: entries(titles, 'IdMediaLanguage'),
      Descriptions: entries(descriptions, 'IdLanguage'),
    }),
    ...(shapes.translations !== 'lists' && {
      MlTitleTranslated: forms.text(titles['2'] ?? ''),
      MlTitleTranslatedPl: forms.text(titles['44'] ?? ''),
      DescriptionTranslated: forms.text(descriptions['2'] ?? ''),
      DescriptionTranslatedPl: forms.text(descriptions['44'] ?? ''),
    }),
  }
}

/** Returns a picture of an event by its media id, in one of the three forms (EVT-DATA-32). */
function mediaResponse(media: number, { forms, shapes, state }: PortalContext): unknown {
  const picture = state.pictures.find(known => known.media === media)
  const item = {
    Uri: picture?.file ?? `/bilder/${media}.jpg`,
    Width: forms.number(picture?.width ?? 400),
    Height: forms.number(picture?.height ?? 300),
  }
  const id = forms.number(media)
  return {
    ids: { IdMedia: id, ...item },
    nested: { IdMedia: id, MediaItem: { Id: id, ...item } },
    items: { Id: id, ...item },
  }[shapes.media]
}

function moment(time: string, { forms, shapes }: PortalContext): unknown {
  if (time === '') return forms.text('')
  // The fixtures are in summer, so that their offset is always +02:00.
  return {
    seconds: `${time}:00`,
    minutes: time,
    zone: `${time}:00+02:00`,
    BLANK: `${time.replace('T', ' ')}:00`,
  }[shapes.moment]
}
