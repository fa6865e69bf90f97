/** An account of the second portal. */
export interface StoredMember {
  readonly id: number
  /** The name for logging in: an e-mail address, or a short name of an old account. */
  readonly account: string
  readonly email: string
  password: string
  /** False until the address is confirmed. */
  readonly isFinished: boolean
  readonly isBlogAuthor: boolean
  /** Fields of the person by the contract's names (portal-accounts 3). */
  person: Record<string, string>
  roles: string[]
}

const thea: StoredMember = {
  id: 17,
  account: 'thea.brandhorst@kulturkreis.test',
  email: 'thea.brandhorst@kulturkreis.test',
  password: 'Muehlrad-1860',
  isFinished: true,
  isBlogAuthor: true,
  person: {
    firstname: 'Thea',
    surname: 'Brandhorst',
    city: 'Bad Laasphe',
    city_id: '4711',
    street: 'Wallstraße',
    nr: '7',
    plz: '57334',
    phone: '+49 2752 1234',
    gender: '2',
    description: 'Fotografin',
  },
  roles: [],
}

/** Returns the accounts of a new portal: two confirmed ones and an unconfirmed one. */
export function storedMembers(): StoredMember[] {
  return structuredClone([
    thea,
    {
      ...thea,
      id: 18,
      account: 'kantor',
      email: 'kantor@kirchenkreis.test',
      password: 'Orgelpfeife#8',
      isBlogAuthor: false,
      person: { firstname: 'Jörg', surname: 'Öchsner' },
    },
    {
      ...thea,
      id: 19,
      account: 'offen@kulturkreis.test',
      email: 'offen@kulturkreis.test',
      isFinished: false,
      person: {},
    },
  ])
}

/**
 * Persons in the register, as possible doublets (portal-accounts 3). None of them belongs to an account of
 * `storedMembers`.
 */
export const knownPersons = [
  {
    id: 301,
    firstname: 'Mia',
    surname: 'Lütkebohle',
    city: 'Siegen',
    email: 'mia@film.test',
    films: [66, 67],
    schoolFilms: [55],
    users: [8],
  },
  { id: 302, firstname: 'Mia', surname: 'Lütkebohle', city: 'n/a', email: '', films: [], schoolFilms: [], users: [] },
] as const
