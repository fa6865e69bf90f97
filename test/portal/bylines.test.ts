/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { seededAccount } from '../support/seededAccount'
import { layerClient } from './support/layerClient'

const AUTHOR = 990_001
const API = '/register-login/api/register_tmp_account'

onEveryDatabase(
  portal => {
    test.each(['/', '/blog', '/articles/ohne-namen'])(
      'on %s, the byline of an author whose first name is only a part of the e-mail address does not show that part; on a list, bylines of other authors show names',
      async path => {
        const { status, text } = await layerClient(portal().url).get(path)
        expect(status).toBe(200)
        expect(text).toContain('<p class="byline">Von einem Mitglied · ')
        expect(text).not.toContain('quilling')
        expect(text.includes('<p class="byline">Von Henrike Ahlers · ')).toBe(!path.startsWith('/articles'))
      },
    )

    test.each([
      { account: seededAccount.reader, firstname: 'Wilma', surname: 'Weil', shown: 'Wilma Weil' },
      { account: seededAccount.layerMember, firstname: '', surname: 'Weil', shown: ' Weil' },
    ])(
      'an account without a name that gets the name "$firstname $surname" from a temporary account keeps no part of its e-mail',
      async ({ account, firstname, surname, shown }) => {
        const browser = layerClient(portal().url)
        const [name = '', value = ''] = (await portal().signIn(account)).split('=')
        browser.cookies.set(name, value)
        expect((await browser.get('/profile')).text).toContain('<h1>nora.dahlmann </h1>')
        const id = String((await browser.post(API, { m: 'create_temporary_account', project: 'foyer' })).json()['id'])
        const form = {
          gender: '',
          taccount_type_id: '',
          firstname,
          surname,
          artistname: '',
          aliasname: '',
          existmail: '',
        }
        await browser.post(API, { m: 'update_temporary_account', project: 'foyer', id, ...form })
        const moved = await browser.post('/tmp_account.json', { m: 'move_tmp_account_to_account', tmp_account_id: id })
        expect(moved.json()).toEqual({ success: true })
        expect((await browser.get('/profile')).text).toContain(`<h1>${shown}</h1>`)
      },
    )
  },
  {
    statements: [
      `update accounts set firstname = 'nora.dahlmann', surname = '' where account in ('${seededAccount.reader}', '${seededAccount.layerMember}')`,
      `insert into accounts (id, account, password_hash, firstname, surname, blog_author) values (${AUTHOR}, 'martha.quilling@post.example', '', 'martha.quilling', '', true)`,
      `insert into articles (id, slug, title, teaser, author_id, published, blocks) values (990002, 'ohne-namen', 'Ohne Namen', '', ${AUTHOR}, now(), '[]')`,
      'insert into blog_items (article_id, tag_id, published) select id, 21, published from articles where id = 990002',
    ],
  },
)
