/** @jest-environment node */
import {
  isAccountName,
  isCalendarDay,
  isFrameEmail,
  isFramePassword,
} from '../../examples/portal/server/register/frameRules'
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { outboxMails } from './support/outboxMails'
import { registerClient, type RegisterClient } from './support/registerClient'

const HOSTILE: [string, string][] = [
  ['nothing', ''],
  ['spaces', '   '],
  ['10,000 characters', 'x'.repeat(10_000)],
  ['emoji', '🎭👩‍👩‍👧'],
  ['text from right to left', 'مرحبا بالعالم'],
  ['a mark that reverses the text', 'Eva\u202etxe.exe'],
  ['HTML', '<img src=x onerror=alert(1)>'],
  ['SQL', "'; drop table persons; --"],
  ['a line break', 'Eva\r\nBcc: alle@post.example'],
  ['a null byte', 'Eva\0'],
  ['combining umlauts', 'Ju\u0308rgen'],
  ['half a surrogate pair', '\ud83d'],
  ['a percent sign', '100 % \\ _'],
]
const person = {
  surname: 'Quint',
  firstname: 'Xaver',
  city: 'Stade',
  city_id: '2829901',
  email: 'xaver@post.example',
  gender: 'm',
  plz: '21680',
  phone: '+49 40 66969001',
  street: 'Am Hafen',
  nr: '3',
  description: 'Zeichner',
  birthday: '01.04.1980',
}

describe('rules', () => {
  test.each([
    [
      isFrameEmail,
      ['a@bc.de', 'a.b-c_d@sub.post.example', 'A@B-.museum'],
      ['', 'a@b.de', 'a@bc.d', 'ä@bc.de', 'a b@bc.de', 'a@bc.de ', `a@${'b'.repeat(300)}.de`, 'a@bc.de\n'],
    ],
    [
      isAccountName,
      ['ab', 'A-1', `a${'-'.repeat(23)}b`, 'a@bc.de'],
      ['a', '-ab', 'ab-', 'a_b', `a${'-'.repeat(24)}b`, 'äöü', 'ab\n'],
    ],
    [
      isFramePassword,
      ['Abcdef1-', 'ähm 2026', '🎭abcdef1'],
      ['', 'Abcde1-', 'Abcdefg1', 'abcdefg-', '1234567-', 'abcdef1_', `1-${'a'.repeat(1000)}`],
    ],
    [
      (text: string) => isCalendarDay(text),
      ['01.02.1990', '29/02/2000', '31-12-1999'],
      [
        '',
        '1.2.1990',
        '29.02.1999',
        '31.04.2000',
        '01.02-1990',
        '01.13.1990',
        '01.01.9999',
        '01.01.1799',
        '01.02.1990\n',
      ],
    ],
  ])('%p accepts the values that the specification accepts, and refuses others', (isRight, right, wrong) => {
    expect(right.filter(text => !isRight(text))).toEqual([])
    expect(wrong.filter(text => isRight(text))).toEqual([])
  })

  test.each([isFrameEmail, isAccountName, isFramePassword, (text: string) => isCalendarDay(text)])(
    '%p takes less than half a second for eight long texts',
    isRight => {
      const begun = performance.now()
      for (const piece of ['a', '.', 'a.', '-', 'a@', '1-', 'ä', '\ud83d']) isRight(piece.repeat(100_000))
      expect(performance.now() - begun).toBeLessThan(500)
    },
  )
})

onEveryDatabase(portal => {
  let signedIn: RegisterClient
  beforeAll(async () => {
    signedIn = registerClient(portal().url, '127.0.7.1')
    await signedIn.call('try_login', { username: seededAccount.author, passwd: 'Uferlicht*2026', stay_logged_in: '1' })
  })
  const accounts = async () => {
    const found = await Promise.all(
      ['xaver@post.example', 'Eva', 'Jürgen'].map(account =>
        registerClient(portal().url, '127.0.7.2').ask('check_account_exists', { account }),
      ),
    )
    return found.map(({ body }) => body)
  }
  /** True when the response is a refusal: a message with a 4xx status, or an error code of the contract. */
  const isRefusal = ({ status, body }: { status: number; body: unknown }) =>
    (status >= 400 && status < 500 && typeof body === 'string' && body.length > 10) ||
    (status === 200 &&
      typeof body === 'object' &&
      body !== null &&
      'error' in body &&
      String(body.error).startsWith('registerframe_error_'))

  /** Calls with all required fields; the tested texts replace each of their fields in turn. */
  const calls: [string, Record<string, string>][] = [
    ['process_token', { token: 'x'.repeat(43) }],
    ['request_to_cb', { problem: 'password' }],
    ['check_mail', { id: '20001' }],
    ['check_doublet', person],
    ['insert', { ...person, id: '' }],
    ['check_doublet_info_and_insert', { ...person, doublet_id: '20001', doublet_text: 'x', info_text: 'x' }],
    [
      'try_login',
      { username: 'niemand@post.example', passwd: 'Elbe-4711', user_id: '', on_login: '', stay_logged_in: '1' },
    ],
    ['send_reminder', { account: 'niemand@post.example' }],
    ['create_account', { username: seededAccount.author, passwd: 'Elbe-4711', user_id: '', on_login: '' }],
    ['change_password', { password: 'kurz', email: '' }],
  ]

  test.each(calls)(
    '%s responds to every text in every field with a body, and never with a server error',
    async (action, fields) => {
      const names = Object.keys(fields)
      const tries = names.flatMap((name, at) =>
        HOSTILE.map(([kind, text]) => ({ name, kind, text, address: `127.0.8.${at + 1}` })),
      )
      const answers = await Promise.all(
        tries.map(async ({ name, kind, text, address }) => {
          const client = action === 'insert' ? signedIn : registerClient(portal().url, address)
          const { status, body } = await client.call(action, { ...fields, [name]: text })
          return { name, kind, isError: status >= 500, hasWords: body !== '' }
        }),
      )
      expect(answers.filter(({ isError, hasWords }) => isError || !hasWords)).toEqual([])
    },
    120_000,
  )

  test.each<[string, Record<string, string>]>([
    ['check_account_exists', { account: 'niemand@post.example' }],
    ['check_voucher', { voucher: 'UFER-NIE-2026', voucher_role: 'press' }],
    ['set_acl_by_voucher', { voucher: 'UFER-NIE-2026', voucher_role: 'press' }],
  ])(
    '%s by GET refuses every text in every field or returns a negative result, and refuses lists and maps',
    async (action, fields) => {
      for (const name of Object.keys(fields)) {
        const tries = await Promise.all(
          HOSTILE.map(async ([kind, text]) =>
            Object.assign(await signedIn.ask(action, { ...fields, [name]: text }), { kind }),
          ),
        )
        const no = action === 'check_account_exists' ? { exists: false } : false
        expect(
          tries.filter(
            ({ status, body }) =>
              !(status === 200 && JSON.stringify(body) === JSON.stringify(no)) &&
              !(status === 400 && String(body).startsWith('The field ')),
          ),
        ).toEqual([])
        const { [name]: value = '', ...others } = fields
        for (const wrong of [`${name}[]`, `${name}[a][b]`])
          expect(await signedIn.ask(action, { ...others, [wrong]: value })).toMatchObject({ status: 400 })
      }
    },
  )

  test.each(calls)('%s refuses lists and maps in place of texts, and a body of JSON', async (action, fields) => {
    for (const name of Object.keys(fields)) {
      const { [name]: value = '', ...others } = fields
      for (const wrong of [`${name}[]`, `${name}[a][b]`]) {
        const { status, body } = await signedIn.call(action, { ...others, [wrong]: value })
        // insert ignores the e-mail address that is sent.
        const isIgnored = action === 'insert' && name === 'email'
        expect({ wrong, status, body: JSON.stringify(body) }).toEqual({
          wrong,
          status: isIgnored ? 200 : 400,
          body: expect.stringContaining(isIgnored ? '"next":"message"' : `The field ${name} `),
        })
      }
    }
    expect(
      (
        await signedIn.browser.send('POST', '/register/ajax.php', {
          body: JSON.stringify({ action, ...fields }),
          headers: { 'Content-Type': 'application/json' },
        })
      ).status,
    ).toBe(400)
  })

  test.each([
    ['process_token', 'token'],
    ['request_to_cb', 'problem'],
    ['check_mail', 'id'],
    ['check_doublet_info_and_insert', 'doublet_id'],
    ['try_login', 'username'],
    ['send_reminder', 'account'],
    ['create_account', 'passwd'],
    ['change_password', 'password'],
  ])('%s without %s is refused with a text', async (action, missing) => {
    const { [missing]: _, ...fields } = Object.fromEntries(calls)[action] ?? {}
    expect(await signedIn.call(action, fields)).toMatchObject({
      status: 400,
      body: expect.stringMatching(/^The field /),
    })
  })

  test('the last value of a field that is sent twice is used', async () => {
    const doubled = `action=get_session_data&action=try_login&username=x&username=${seededAccount.reader}&passwd=x&passwd=falsch&stay_logged_in=0`
    const answer = await registerClient(portal().url, '127.0.7.3').browser.send('POST', '/register/ajax.php', {
      body: doubled,
    })
    expect(answer.json()).toEqual({ error: 'registerframe_error_passwd' })
  })

  test.each(['check_doublet', 'insert'])(
    '%s refuses a person with an invalid field with the contract’s error, and stores nothing of the person',
    async action => {
      const wrong: [keyof typeof person, string][] = [
        ...(['surname', 'firstname', 'city'] as const).flatMap(name =>
          ['', '   ', 'x'.repeat(101), '🎭', '12', 'Eva\nBcc', 'Eva\u202eevE', '<>'].map(
            text => [name, text] as [keyof typeof person, string],
          ),
        ),
        ['city_id', '0'],
        ['city_id', '1'],
        ['city_id', '-5'],
        ['city_id', '2829901.5'],
        ['city_id', '9'.repeat(30)],
        ['city_id', 'Stade'],
        ['phone', '04141 123'],
        ['phone', '+49 41'],
        ['phone', `+49 41 ${'1'.repeat(200)}`],
        ['birthday', '31.02.1980'],
        ['birthday', '1980-02-01'],
        ['birthday', '01.01.3000'],
        ['plz', 'x'.repeat(201)],
        ['street', 'a\nb'],
        ['nr', 'x'.repeat(201)],
        ['gender', 'x'.repeat(201)],
        ['description', 'x'.repeat(2001)],
      ]
      const client = action === 'insert' ? signedIn : registerClient(portal().url, '127.0.7.4')
      const before = await signedIn.call('get_loggedin_user_data')
      for (const [name, text] of wrong) {
        expect([name, text, (await client.call(action, { ...person, [name]: text })).body]).toEqual([
          name,
          text,
          expect.objectContaining({ error: 'registerframe_error_user', data: { fullmatch: [] } }),
        ])
      }
      expect((await signedIn.call('get_loggedin_user_data')).body).toEqual(before.body)
      expect((await client.call('insert_user')).body).toMatchObject({ next: 'nameaddress' })
    },
  )

  test('pasted control characters are replaced by spaces', async () => {
    const fields = { ...person, firstname: 'Xa\x0bver\0', description: 'Zeile 1\nZeile\x022' }
    expect((await signedIn.call('insert', fields)).body).toMatchObject({
      next: 'message',
      originalRequest: { firstname: 'Xa ver ' },
    })
    expect((await signedIn.call('get_loggedin_user_data')).body).toMatchObject({
      firstname: 'Xa ver',
      description: 'Zeile 1\nZeile 2',
    })
    const client = registerClient(portal().url, '127.0.7.8')
    const joerg = { ...person, firstname: 'Jörg', surname: 'Weiß', email: 'steuer@post.example', birthday: '' }
    const [doublet] = await client.doublets({ ...joerg, firstname: 'Jörg\x1f' })
    const claim = { ...joerg, doublet_id: String(doublet?.id), doublet_text: 'x', info_text: 'Das bin\x0cich.' }
    expect((await client.call('check_doublet_info_and_insert', claim)).body).toMatchObject({ next: 'newaccount' })
    expect((await outboxMails(portal().url)).find(({ text }) => text.includes('steuer@post.example'))?.text).toContain(
      'Das bin ich.',
    )
  })

  test('a message to the editors that is too long is refused as too long, and claims no person', async () => {
    const client = registerClient(portal().url, '127.0.7.7')
    const fields = { ...person, firstname: 'Jörg', surname: 'Weiß', email: 'lang@post.example', birthday: '' }
    const [doublet] = await client.doublets(fields)
    const claim = { ...fields, doublet_id: String(doublet?.id), doublet_text: 'Jörg Weiß' }
    expect(
      (await client.call('check_doublet_info_and_insert', { ...claim, info_text: 'x'.repeat(10_000) })).body,
    ).toMatchObject({ error: 'register_info_too_long' })
    expect((await outboxMails(portal().url)).filter(({ text }) => text.includes('lang@post.example'))).toEqual([])
    expect(
      (await client.call('check_doublet_info_and_insert', { ...claim, info_text: 'x'.repeat(2000) })).body,
    ).toMatchObject({ next: 'newaccount' })
  })

  test('a name is stored with composed umlauts, with markup as text, and with letters of any script', async () => {
    const names = [
      'Ju\u0308rgen',
      'Søren',
      'مريم',
      'Nguyễn',
      "O'Brien",
      '<b>Eva</b>',
      "Robert'); drop table persons;--",
    ]
    for (const firstname of names) {
      await signedIn.call('insert', { ...person, firstname, description: 'Zeile 1\nZeile 2 🎻' })
      expect((await signedIn.call('get_loggedin_user_data')).body).toMatchObject({
        firstname: firstname.normalize('NFC'),
        description: 'Zeile 1\nZeile 2 🎻',
      })
    }
  })

  test.each([
    ['check_mail', { id: '20002' }],
    ['check_mail', { id: '2147483647' }],
    ['check_doublet_info_and_insert', { ...person, doublet_id: '20002', doublet_text: 'x', info_text: 'x' }],
    ['create_account', { username: 'fremd@post.example', passwd: 'Elbe-4711', user_id: '20002' }],
    ['try_login', { username: seededAccount.author, passwd: 'Uferlicht*2026', user_id: '20002', stay_logged_in: '1' }],
    ['insert', { ...person, id: '20002' }],
    ['change_password', { password: 'Elbe-4711', email: seededAccount.reader }],
  ])('%s with the id of another person or account is refused: %j', async (action, fields) => {
    const visitor = registerClient(portal().url, '127.0.7.5')
    await visitor.call('check_doublet', { ...person, surname: 'Niemandsonst' })
    const client = action === 'insert' || action === 'change_password' ? signedIn : visitor
    expect(isRefusal(await client.call(action, fields))).toBe(true)
    expect((await visitor.browser.get('/profile')).status).not.toBe(200)
  })

  test.each(['0', '-1', '1.5', '1e3', 'abc', '', '99999999999'])(
    'an id is a positive whole number, not %j',
    async id => {
      expect(await signedIn.call('check_mail', { id })).toMatchObject({ status: 400 })
      expect(
        await signedIn.call('check_doublet_info_and_insert', {
          ...person,
          doublet_id: id,
          doublet_text: '',
          info_text: '',
        }),
      ).toMatchObject({ status: 400 })
    },
  )

  test.each(['', '2', 'true', 'yes', '01'])('stay_logged_in is 1 or 0, not %j', async stay_logged_in => {
    const client = registerClient(portal().url, '127.0.7.6')
    expect(
      await client.call('try_login', { username: seededAccount.reader, passwd: 'Kranichzug#17', stay_logged_in }),
    ).toMatchObject({ status: 400 })
    expect(client.browser.cookies.size).toBe(0)
  })

  test('none of these calls has created an account', async () => {
    expect(await accounts()).toEqual([{ exists: false }, { exists: false }, { exists: false }])
  })
})
