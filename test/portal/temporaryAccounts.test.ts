/** @jest-environment node */
import { planMove } from '../../examples/portal/server/temporaryAccounts/planMove'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient, type LayerClient } from './support/layerClient'

const API = '/register-login/api/register_tmp_account'
const common = { project: 'foyer', language_id: '1' }
const person = {
  gender: '1',
  taccount_type_id: '2',
  firstname: 'Ada',
  surname: 'Weil',
  artistname: 'Die Flut',
  aliasname: '',
  existmail: 'ada@kulturportal.test',
}

test('values that the account lacks move, and different values are named as conflicts', () => {
  const nothing = {
    gender: null,
    taccount_type_id: null,
    firstname: '',
    surname: '',
    artistname: '',
    aliasname: '',
    existmail: '',
  }
  const temporary = { ...nothing, gender: 1, firstname: 'Ada', surname: 'Weil', artistname: 'Die Flut' }
  expect(planMove(temporary, { ...nothing, firstname: 'Ada', surname: 'Ahlers' })).toEqual({
    moves: [
      { field: 'gender', value: 1 },
      { field: 'artistname', value: 'Die Flut' },
    ],
    conflicts: [{ field: 'surname', temporary: 'Weil', account: 'Ahlers' }],
  })
  expect(planMove(nothing, temporary)).toEqual({ moves: [], conflicts: [] })
})

onEveryDatabase(portal => {
  const open = async (account?: string) => {
    const browser = layerClient(portal().url)
    if (account) {
      const [name = '', value = ''] = (await portal().signIn(account)).split('=')
      browser.cookies.set(name, value)
    }
    return browser
  }
  const create = async () =>
    String((await (await open()).post(API, { m: 'create_temporary_account', project: 'foyer' })).json()['id'])
  const update = async (id: string, fields: Record<string, string> = {}) =>
    (await open()).post(API, { m: 'update_temporary_account', project: 'foyer', id, ...person, ...fields })
  const layer = async (m: string, more: Record<string, string> = {}) =>
    (await open()).get(API, { m, ...common, ...more })
  const move = (browser: LayerClient, id: string) =>
    browser.post('/tmp_account.json', { m: 'move_tmp_account_to_account', tmp_account_id: id })
  const summary = (browser: LayerClient, id: string) => browser.get(API, { m: 'tmp_account_summary', ...common, id })
  const slots = (html: string) => [...html.matchAll(/data-slot="([\w-]+)"/g)].map(match => match[1])

  test('[REG-CALL-30] every temporary account has an id that nobody can guess', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, create))
    expect(new Set(ids).size).toBe(20)
    expect(ids.every(id => /^[\w-]{32}$/.test(id))).toBe(true)
  })

  test('[REG-CALL-31] [REG-CALL-32] the form has the saved values: both selects are prefilled, and an attribute names the rows of each type', async () => {
    const id = await create()
    expect((await update(id, { firstname: 'A"><b>da' })).status).toBe(200)
    const { text, headers } = await layer('register_tmp_account_layer', { id })
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(slots(text)).toEqual([
      'intro',
      'account_types',
      'gender',
      'firstname',
      'surname',
      'artistname',
      'aliasname',
      'existmail',
      'save',
    ])
    expect(text).toMatch(
      /data-slot="account_types" data-account-type-id="2"[^]*<option value="2" selected>Künstlerin oder Künstler<[^]*data-slot="gender" data-gender-id="1"[^]*<option value="1" selected>Frau</,
    )
    expect(JSON.parse((/data-options="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"'))).toMatchObject({
      3: ['aliasname', 'existmail'],
    })
    expect(text).toContain('data-value="A&quot;&gt;&lt;b&gt;da"')
    const { text: empty } = await layer('register_tmp_account_layer', { language_id: '2' })
    expect(empty).toContain('data-gender-id=""')
    expect(empty).toContain('>Woman<')
    expect(empty).not.toContain('selected>')
  })

  test('[REG-CALL-33] [REG-CALL-34] [REG-CALL-35] the intro layers and the migration layer are templates with their slots', async () => {
    const intro = ['without-registration', 'with-registration', 'next']
    expect(slots((await layer('register_tmp_account_intro_layer')).text)).toEqual(intro)
    expect(slots((await layer('register_tmp_account_basic_intro_layer')).text)).toEqual(intro)
    expect((await layer('register_tmp_account_basic_intro_layer', { language_id: '44' })).text).toContain(
      'Z kontem czy bez?',
    )
    expect(slots((await layer('register_tmp_account_to_account_layer')).text)).toEqual(['summary', 'skip', 'move'])
  })

  test('[REG-CALL-36] a temporary account moves once into the signed-in account, exactly as the summary says', async () => {
    const id = await create()
    await update(id)
    const reader = await open(seededAccount.reader)
    const said = (await summary(reader, id)).json()
    expect(said).toEqual({
      moves: expect.arrayContaining([
        { field: 'gender', value: 'Frau' },
        { field: 'taccount_type_id', value: 'Künstlerin oder Künstler' },
        { field: 'artistname', value: 'Die Flut' },
        { field: 'existmail', value: 'ada@kulturportal.test' },
      ]),
      conflicts: [
        { field: 'firstname', temporary: 'Ada', account: 'Matthis' },
        { field: 'surname', temporary: 'Weil', account: 'Vossberg' },
      ],
    })
    expect((await summary(reader, id)).json()).toEqual(said)
    expect((await move(reader, id)).json()).toEqual({ success: true })
    expect((await reader.get('/profile')).text).toContain('Matthis Vossberg')

    // Only the same account may repeat the call, because the response may have been lost. For all others, the temporary
    // account no longer exists.
    expect((await move(reader, id)).json()).toEqual({ success: true })
    expect((await move(await open(seededAccount.author), id)).json()).toEqual({
      success: false,
      message: expect.any(String),
    })
    expect([(await update(id)).status, (await summary(reader, id)).status]).toEqual([404, 404])
    expect((await layer('register_tmp_account_layer', { id })).text).not.toContain('Die Flut')
    const second = await create()
    await update(second, { artistname: 'Anders', existmail: '' })
    const { conflicts } = (await summary(reader, second)).json()
    expect(conflicts).toContainEqual({ field: 'artistname', temporary: 'Anders', account: 'Die Flut' })
  })

  test('[REG-CALL-36] if two accounts send twenty moves at the same moment, only one account gets the data', async () => {
    const id = await create()
    await update(id, { aliasname: 'Nur einmal' })
    const browsers = await Promise.all([seededAccount.author, seededAccount.reader].map(open))
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => move(browsers[number % 2]!, id)))
    const winners = answers.flatMap((answer, number) => (answer.json().success === true ? [number % 2] : []))
    expect(new Set(winners).size).toBe(1)
    const other = await create()
    await update(other, { aliasname: 'Anders' })
    const summaries = await Promise.all(browsers.map(async browser => (await summary(browser, other)).json()))
    const [winner = 0] = winners
    expect(summaries[winner]?.['conflicts']).toContainEqual({
      field: 'aliasname',
      temporary: 'Anders',
      account: 'Nur einmal',
    })
    expect(summaries[1 - winner]?.['moves']).toContainEqual({ field: 'aliasname', value: 'Anders' })
  })

  test('[REG-CALL-36] nothing moves for visitors, or with an unknown id', async () => {
    const id = await create()
    const stranger = await move(await open(), id)
    expect([stranger.status, stranger.text]).toEqual([403, '"Please log in"'])
    expect((await summary(await open(), id)).status).toBe(403)
    const author = await open(seededAccount.author)
    for (const foreign of ['', '1', '1001', 'null', "' or 1=1 --", 'x'.repeat(10_000), '\0', `${id} `]) {
      expect((await move(author, foreign)).json()).toEqual({ success: false, message: expect.any(String) })
      expect((await update(foreign)).status).toBe(404)
    }
    expect((await move(author, id)).json()['success']).toBe(true)
  })

  test.each([
    ['gender', '5'],
    ['gender', '1,2'],
    ['taccount_type_id', '0'],
    ['taccount_type_id', 'DROP TABLE'],
    ['firstname', 'x'.repeat(101)],
    ['surname', 'Zwei\r\nZeilen'],
    ['artistname', 'Null\0'],
    ['existmail', 'keine Adresse'],
  ])('a form with an invalid value is refused and changes nothing: %s=%j', async (field, value) => {
    const id = await create()
    const answer = await update(id, { [field]: value })
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining(field)])
    expect((await layer('register_tmp_account_layer', { id })).text).toContain('data-value=""')
  })

  test.each([
    '',
    '  ',
    '😀🎷',
    'שלום',
    '<img src=x onerror=alert(1)>',
    "Robert'); drop table accounts;--",
    'Mu\u0308ller',
  ])('any name is stored, trimmed and with composed letters: %j', async firstname => {
    const id = await create()
    expect((await update(id, { firstname })).status).toBe(200)
    const value = /data-slot="firstname" data-value="([^"]*)"/.exec(
      (await layer('register_tmp_account_layer', { id })).text,
    )?.[1]
    const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&#39;': "'", '&quot;': '"', '&amp;': '&' }
    expect(value?.replaceAll(/&[\w#]+;/g, entity => entities[entity] ?? entity)).toBe(firstname.trim().normalize())
  })
})
