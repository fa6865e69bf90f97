import { resolveConfig } from '../../../src/config/resolveConfig'
import {
  checkMail,
  claimDoublet,
  fetchLoggedInPerson,
  insertUser,
  sendPerson,
} from '../../../src/register/person/personWire'
import { respondWith } from '../../support/respondWith'

const config = resolveConfig({}, new URL('http://localhost/'))
const fields = {
  surname: 'Weiß',
  firstname: 'Jörg',
  city: 'Stade',
  city_id: '2829901',
  email: 'j@x.example',
  gender: 'm',
  plz: '21680',
  phone: '+49 471 1',
  street: 'Am Markt',
  nr: '7a',
  description: 'A\nB',
  birthday: '14.03.1968',
}
/** Fields that every response of the frame may have. */
const response = {
  next: 'message',
  error: 'registerframe_error_user',
  redirect: '/profil',
  message: 'Nachricht',
  title: 'Titel',
  button_ok_text: 'Ja',
  replace_text: { email: 'j@x.example' },
  data: { fullmatch: [{ id: 20001 }] },
  originalRequest: { ...fields, surname: 'Weiß-Ahlers' },
  doublet_id: '20001',
  doublet_text: 'Jörg Weiß | Stade',
}
const bodyOf = async (request: Request | undefined) => Object.fromEntries(new URLSearchParams(await request!.text()))

describe('the calls about a person', () => {
  it.each([
    ['[REG-CALL-07]', 'check_doublet'],
    ['[REG-CALL-08]', 'insert'],
  ] as const)(
    '%s %s sends all fields of the person, with the id of the city, and nothing else, and returns the response',
    async (_id, action) => {
      const sent = respondWith({ body: JSON.stringify(response) })
      expect(await sendPerson(config, action, fields)).toEqual(response)
      expect(sent[0]!.method).toBe('POST')
      expect(await bodyOf(sent[0])).toEqual({ action, ...fields })
    },
  )

  it('[REG-CALL-04] insert_user sends only its action, and returns the response', async () => {
    const sent = respondWith({ body: JSON.stringify(response) })
    expect(await insertUser(config)).toEqual(response)
    expect([sent[0]!.method, await bodyOf(sent[0])]).toEqual(['POST', { action: 'insert_user' }])
  })

  it('[REG-CALL-05] check_mail sends the id, and returns the response', async () => {
    const sent = respondWith({ body: JSON.stringify(response) })
    expect(await checkMail(config, '7')).toEqual(response)
    expect([sent[0]!.method, await bodyOf(sent[0])]).toEqual(['POST', { action: 'check_mail', id: '7' }])
  })

  it('[REG-CALL-09] [REG-DBI-04] check_doublet_info_and_insert sends the original request with the doublet and the person’s message, and returns the response', async () => {
    const sent = respondWith({ body: JSON.stringify(response) })
    const claim = { doublet_id: '20001', doublet_text: 'Jörg Weiß | Stade', info_text: 'Film von 2019' }
    expect(await claimDoublet(config, { ...fields, more: 'x' }, claim)).toEqual(response)
    expect([sent[0]!.method, await bodyOf(sent[0])]).toEqual([
      'POST',
      { action: 'check_doublet_info_and_insert', ...fields, more: 'x', ...claim },
    ])
  })
})

describe('the signed-in person', () => {
  it('[REG-CALL-06] [REG-NAD-18] is requested with the action only, and its response is read', async () => {
    const { birthday: _birthday, ...person } = fields
    const sent = respondWith({ body: JSON.stringify({ id: 12, ...person, city_id: 2829901, phone: null }) })
    expect(await fetchLoggedInPerson(config)).toEqual({ id: '12', ...person, phone: '' })
    expect([sent[0]!.method, await bodyOf(sent[0])]).toEqual(['POST', { action: 'get_loggedin_user_data' }])
  })

  it('[REG-NAD-18] is read with the names of the fields that the portal leaves out', async () => {
    respondWith({ body: JSON.stringify({ id: 12, email: 'j@x.example', city: 'Stade', phone: false, more: 'x' }) })
    const empty = { firstname: '', surname: '', city_id: '', street: '', plz: '', nr: '', gender: '', description: '' }
    const person = await fetchLoggedInPerson(config)
    expect(person).toMatchObject({ ...empty, id: '12', email: 'j@x.example', city: 'Stade', phone: '' })
    expect(person).not.toHaveProperty('more')
    expect(person!.unread?.toSorted()).toEqual(Object.keys(empty).toSorted())
  })

  it.each([['null'], ['false'], ['[]']])('[REG-CALL-06] [REG-NAD-18] is null for %s', async body => {
    respondWith({ body })
    expect(await fetchLoggedInPerson(config)).toBeNull()
  })
})
