import { and, arrayContains, asc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import { eventsTable } from '../events/eventsTable'
import { type PersonRow, personsTable } from '../persons/personsTable'
import { picturesTable } from '../pictures/picturesTable'

/** A creator, with or without a page of their own. */
export interface Creator {
  id: number | null
  name: string
  city: string
  about: string
}

/** A film for its pages. */
export interface Film {
  id: number
  title: string
  year: number
  minutes: number
  about: string
  makers: Creator[]
  picture: { uri: string; width: number; height: number; copyright: string } | null
}

/** Fictional films of the region. Each id leads to one of these films. */
const filmTitles: readonly { title: string; about: string }[] = [
  {
    title: 'Hinter dem Deich',
    about: 'Vier Nachbarinnen, ein Deich, eine Sturmnacht. Gedreht an der Unterelbe mit Laien aus dem Ort.',
  },
  {
    title: 'Das letzte Fährhaus',
    about: 'Der Fährmann geht in den Ruhestand. Sein Haus am Fluss sucht jemanden, der bleibt.',
  },
  {
    title: 'Moorlichter',
    about: 'Eine Schulklasse geht nachts ins Teufelsmoor und hört zu. Dokumentarfilm mit viel Geduld.',
  },
  {
    title: 'Probe um halb acht',
    about: 'Ein Dorfchor bereitet sein hundertstes Konzert vor und streitet um die Zugabe.',
  },
  { title: 'Backstein', about: 'Ein Speicher wird zum Theater. Drei Jahre Baustelle, eine Premiere.' },
  { title: 'Apfelwinter', about: 'Obstbauern im Alten Land zwischen Frostnächten und Familienrat.' },
  {
    title: 'Die Kranichzählung',
    about: 'Einmal im Jahr zählen dreißig Freiwillige die Kraniche. Und ein wenig sich selbst.',
  },
  {
    title: 'Kaltes Wasser',
    about: 'Frauen zwischen sechzig und achtzig baden das ganze Jahr in der Oste. Ein Porträt.',
  },
  { title: 'Nordlicht, B-Seite', about: 'Eine Band löst sich auf, ausgerechnet auf der besten Tournee ihres Lebens.' },
  { title: 'Zwei Takte Pause', about: 'Ein Schlagzeuger verliert das Gehör und findet einen anderen Rhythmus.' },
  { title: 'Sandbank', about: 'Kurzfilm ohne Worte: zwei Kinder, ein Boot, auflaufendes Wasser.' },
  {
    title: 'Plattdeutsch für Anfänger',
    about: 'Ein Sprachkurs in der alten Schule wird zum Treffpunkt eines ganzen Dorfs.',
  },
]

const SMALLEST_POSTER = 800
const OLDEST = 2009
const YEARS = 17
const POSTERS = 24
/** Number of published events, in the order of their ids, whose pictures can become posters. */
const POSTER_EVENTS = 100

type Poster = NonNullable<Film['picture']>

/** Films and creators in the register of persons. Each film id and user id of a person has a page. */
export class FilmService {
  constructor(private readonly db: PortalDatabase) {}

  /** Returns a film of the player (`film6`) or of the film school (`film5`), or null. */
  async film(list: 'film6' | 'film5', id: number): Promise<Film | null> {
    const makers = await this.db
      .select()
      .from(personsTable)
      .where(arrayContains(personsTable[list], [id]))
      .orderBy(asc(personsTable.id))
    return makers.length === 0 ? null : { ...toFilm(id, await this.posters()), makers: makers.map(toCreator) }
  }

  /** Returns a creator with the films of the player (`videos`) and of the film school (`films`), or null. */
  async creator(userId: number): Promise<{ creator: Creator; videos: Film[]; films: Film[] } | null> {
    const [person] = await this.db
      .select()
      .from(personsTable)
      .where(arrayContains(personsTable.userIds, [userId]))
      .orderBy(asc(personsTable.id))
    if (!person) return null
    const creator = toCreator(person)
    const posters = await this.posters()
    const withPosters = (ids: number[]) => ids.map(id => ({ ...toFilm(id, posters), makers: [creator] }))
    return { creator, videos: withPosters(person.film6), films: withPosters(person.film5) }
  }

  /** Returns wide pictures of published events as posters, because everybody may see these pictures. */
  private async posters(): Promise<Poster[]> {
    const firstEvents = this.db
      .select({ pictureIds: eventsTable.pictureIds })
      .from(eventsTable)
      .where(eq(eventsTable.isPublished, true))
      .orderBy(asc(eventsTable.id))
      .limit(POSTER_EVENTS)
      .as('first_events')
    const published = this.db.select({ id: sql<number>`unnest(${firstEvents.pictureIds})` }).from(firstEvents)
    return this.db
      .select({
        uri: picturesTable.uri,
        width: picturesTable.width,
        height: picturesTable.height,
        copyright: picturesTable.copyright,
      })
      .from(picturesTable)
      .where(
        and(
          inArray(picturesTable.id, published),
          gte(picturesTable.width, SMALLEST_POSTER),
          gt(picturesTable.width, picturesTable.height),
        ),
      )
      .orderBy(asc(picturesTable.id))
      .limit(POSTERS)
  }
}

function toFilm(id: number, posters: Poster[]): Omit<Film, 'makers'> {
  const { title, about } = filmTitles[id % filmTitles.length]!
  return {
    id,
    title,
    about,
    year: OLDEST + (id % YEARS),
    minutes: 12 + (id % 80),
    picture: posters[id % Math.max(1, posters.length)] ?? null,
  }
}

function toCreator({ firstname, surname, city, description, userIds }: PersonRow): Creator {
  return { id: userIds[0] ?? null, name: `${firstname} ${surname}`, city, about: description }
}
