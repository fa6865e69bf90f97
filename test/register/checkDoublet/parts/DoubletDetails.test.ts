/** @jest-environment node */
import { doubletLinks } from '../../../../src/register/checkDoublet/parts/DoubletDetails'

const addData = {
  profile_image: '',
  film6: [{ id: '6021' }, { id: '6480' }],
  film5: [{ id: '512' }, { id: '7/3' }],
  userId: ['3 & 4', '5'],
}
const hosts = { support: '', image: '/image' }
const hrefs = (links: ReturnType<typeof doubletLinks>) => links.map(({ kind, number, href }) => [kind, number, href])

describe('the links of a person', () => {
  it('[REG-DBL-04] [REG-DBL-05] [REG-DBL-06] lead to the player page, the film school and the culture portal', () => {
    expect(
      hrefs(
        doubletLinks(
          { addData },
          {
            hosts: {
              ...hosts,
              player: 'https://video.example/player?lang=de',
              filmSchool: 'https://schule.example/film',
              culture: 'https://kultur.example/person',
            },
          },
        ),
      ),
    ).toEqual([
      ['film6', 1, 'https://video.example/player?lang=de&film6=6021'],
      ['film6', 2, 'https://video.example/player?lang=de&film6=6480'],
      ['film5', 1, 'https://schule.example/film/512'],
      ['film5', 2, 'https://schule.example/film/7%2F3'],
      ['user', 1, 'https://kultur.example/person/3%20%26%204'],
      ['user', 2, 'https://kultur.example/person/5'],
    ])
  })

  it('[REG-DBL-04] [REG-DBL-05] [REG-DBL-06] lead to the page’s own host if nothing else is configured', () => {
    expect(hrefs(doubletLinks({ addData }, { hosts })).map(([, , href]) => href)).toEqual([
      '/player?film6=6021',
      '/player?film6=6480',
      '/film/512',
      '/film/7%2F3',
      '/creator/3%20%26%204',
      '/creator/5',
    ])
  })
})
