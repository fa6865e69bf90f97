/**
 * Persons whom a fake portal finds similar to the person who registers. The portal discloses all details of the first
 * person, and only a few of the second.
 */
export const fakePersons = [
  {
    id: 20001,
    firstname: 'Jörg',
    surname: 'Weiß',
    city: 'Stade',
    email: 'joerg.weiss@post.example',
    addData: {
      profile_image: '/media/89/joerg.jpg',
      film6: [{ id: 6021 }, { id: 6480 }],
      film5: [{ id: 512 }],
      userId: [30117],
    },
  },
  {
    id: 20601,
    firstname: 'Anna-Friederike',
    surname: 'Donaudampfschifffahrtsgesellschaft-Weiß',
    city: 'n/a',
    email: 'n/a',
    addData: { profile_image: '', film6: [], film5: [], userId: [] },
  },
] as const
