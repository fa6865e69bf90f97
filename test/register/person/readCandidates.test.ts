/** @jest-environment node */
import { personText, readCandidates } from '../../../src/register/person/readCandidates'
import { fakePersons } from '../../../src/testing/fakePersons'

describe('readCandidates', () => {
  const reportError = jest.fn()
  beforeEach(() => reportError.mockClear())
  const read = (data: unknown) => readCandidates(data, reportError)

  describe('the persons of a response', () => {
    it('[REG-DBL-10] [REG-DBL-11] are those of fullmatch, with their works', () => {
      expect(read({ fullmatch: fakePersons })[0]).toEqual({
        id: '20001',
        firstname: 'Jörg',
        surname: 'Weiß',
        city: 'Stade',
        email: 'joerg.weiss@post.example',
        addData: {
          profile_image: '/media/89/joerg.jpg',
          film6: [{ id: '6021' }, { id: '6480' }],
          film5: [{ id: '512' }],
          userId: ['30117'],
        },
      })
      expect(read(fakePersons)).toHaveLength(2)
    })

    it('[REG-DBL-10] have each of their films and creator pages', () => {
      const addData = {
        profile_image: '',
        film6: [{ id: '6021' }, { id: '6480' }],
        film5: [{ id: '512' }, { id: '513' }],
        userId: ['30117', '30118'],
      }
      expect(read([{ ...fakePersons[0], addData }])[0]?.addData).toEqual(addData)
    })

    it('are read as PHP writes them: without the values that are empty, and with a list in place of an empty map', () => {
      const nothing = { profile_image: '', film6: [], film5: [], userId: [] }
      expect(
        read({
          fullmatch: [
            { id: 1 },
            { id: '2', firstname: null, addData: [] },
            { id: 3, addData: { film6: {}, userId: null } },
          ],
        }),
      ).toEqual(['1', '2', '3'].map(id => ({ id, firstname: '', surname: '', city: '', email: '', addData: nothing })))
      expect(reportError).not.toHaveBeenCalled()
    })

    it('are read from maps, which PHP writes in place of lists', () => {
      const map = {
        0: { id: '1', addData: { profile_image: false, film6: { 0: { id: 66 }, 1: { id: '67' } }, userId: { 3: 8 } } },
        1: { id: 2 },
      }
      const [first, second] = read({ fullmatch: map })
      expect(first?.addData).toEqual({
        profile_image: '',
        film6: [{ id: '66' }, { id: '67' }],
        film5: [],
        userId: ['8'],
      })
      expect(second?.id).toBe('2')
      expect(read(map)).toEqual([first, second])
      expect(reportError).not.toHaveBeenCalled()
    })

    it.each([[undefined], [null], [7], ['text'], [{}], [{ fullmatch: null }], [{ fullmatch: { id: 1 } }]])(
      'are none for %j',
      data => {
        expect(read(data)).toEqual([])
      },
    )

    it('leave out persons, films and lists of a wrong type, which are reported', () => {
      const found = read([
        { firstname: 'Eva' },
        { id: 4, addData: { film6: [{}, { id: 66 }], film5: 'kaputt' } },
        { id: 5 },
      ])
      expect(found.map(({ id, addData }) => [id, addData.film6])).toEqual([
        ['4', [{ id: '66' }]],
        ['5', []],
      ])
      expect(reportError.mock.calls.map(([error]) => (error as Error).message)).toEqual([
        expect.stringContaining("at 'data.0.id'"),
        expect.stringContaining("at 'data.1.addData.film6.0.id'"),
        expect.stringContaining("at 'data.1.addData.film5'"),
      ])
    })

    it('are none for an invalid list, which is reported with the call and the field', () => {
      expect(read({ fullmatch: 'kaputt' })).toEqual([])
      expect(reportError.mock.calls.map(([error]) => (error as Error).message)).toEqual([
        expect.stringMatching(/action=check_doublet.*at 'data\.fullmatch'/),
      ])
    })
  })
})

describe('personText', () => {
  const eva = { firstname: 'Eva', surname: 'Maier', city: 'Stade', email: 'eva@x.example' }

  describe('a person in one line', () => {
    it('[REG-NSL-01] is first name, surname, city and e-mail', () => {
      expect(personText(eva)).toBe('Eva Maier | Stade | eva@x.example')
    })

    it.each([
      [{ city: 'n/a' }, 'Eva Maier | eva@x.example'],
      [{ email: 'N/A' }, 'Eva Maier | Stade'],
      [{ city: '', email: ' n/a ' }, 'Eva Maier'],
      [{ firstname: '' }, 'Maier | Stade | eva@x.example'],
      [{ city: 'Naumburg/Saale' }, 'Eva Maier | Naumburg/Saale | eva@x.example'],
    ])('[REG-DBL-02] leaves out a value that is empty or n/a: %j', (change, text) => {
      expect(personText({ ...eva, ...change })).toBe(text)
    })
  })
})
