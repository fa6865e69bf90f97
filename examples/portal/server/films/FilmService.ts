import { and, arrayContains, asc, gt, gte } from 'drizzle-orm'
import type { PortalDatabase } from '../database/PortalDatabase'
import type { PersonRow } from '../persons/PersonRow'
import { personsTable } from '../persons/personsTable'
import { picturesTable } from '../pictures/picturesTable'
import type { Creator } from './Creator'
import type { Film } from './Film'
import { filmTitles } from './filmTitles'

const SMALLEST_POSTER = 800
const OLDEST = 2009
const YEARS = 17
const POSTERS = 24

type Poster = NonNullable<Film['picture']>

/** The films and the people that the register of persons names: every id that a person has leads to a page. */
export class FilmService {
  constructor(private readonly db: PortalDatabase) {}

  /** A film of the player (`film6`) or of the film school (`film5`), or null. */
  async film(list: 'film6' | 'film5', id: number): Promise<Film | null> {
    const makers = await this.db.select().from(personsTable).where(arrayContains(personsTable[list], [id])).orderBy(asc(personsTable.id))
    return makers.length === 0 ? null : { ...dressed(id, await this.posters()), makers: makers.map(toCreator) }
  }

  /** A creator with the ids of the films, or null. */
  async creator(userId: number): Promise<{ creator: Creator; videos: Film[]; films: Film[] } | null> {
    const [person] = await this.db.select().from(personsTable).where(arrayContains(personsTable.userIds, [userId])).orderBy(asc(personsTable.id))
    if (!person) return null
    const creator = toCreator(person)
    const posters = await this.posters()
    const dress = (ids: number[]) => ids.map(id => ({ ...dressed(id, posters), makers: [creator] }))
    return { creator, videos: dress(person.film6), films: dress(person.film5) }
  }

  private async posters(): Promise<Poster[]> {
    return this.db
      .select({ uri: picturesTable.uri, width: picturesTable.width, height: picturesTable.height, copyright: picturesTable.copyright })
      .from(picturesTable)
      .where(and(gte(picturesTable.width, SMALLEST_POSTER), gt(picturesTable.width, picturesTable.height)))
      .orderBy(asc(picturesTable.id))
      .limit(POSTERS)
  }
}

function dressed(id: number, posters: Poster[]): Omit<Film, 'makers'> {
  const { title, about } = filmTitles[id % filmTitles.length]!
  return { id, title, about, year: OLDEST + (id % YEARS), minutes: 12 + (id % 80), picture: posters[id % Math.max(1, posters.length)] ?? null }
}

function toCreator({ firstname, surname, city, description, userIds }: PersonRow): Creator {
  return { id: userIds[0] ?? null, name: `${firstname} ${surname}`, city, about: description }
}
