/** @jest-environment node */
import { onEveryDatabase } from '../support/onEveryDatabase'
import { layerClient } from './support/layerClient'

const AUTHOR = 990_001

onEveryDatabase(
  portal => {
    test.each(['/', '/blog', '/articles/ohne-namen'])(
      'on %s, the byline of an author without a name shows no part of the e-mail address; on a list, bylines of other authors show names',
      async path => {
        const { status, text } = await layerClient(portal().url).get(path)
        expect(status).toBe(200)
        expect(text).toContain('<p class="byline">Von einem Mitglied · ')
        expect(text).not.toContain('quilling')
        expect(text.includes('<p class="byline">Von Henrike Ahlers · ')).toBe(!path.startsWith('/articles'))
      },
    )
  },
  {
    statements: [
      `insert into accounts (id, account, password_hash, firstname, surname, blog_author) values (${AUTHOR}, 'martha.quilling@post.example', '', 'martha.quilling', '', true)`,
      `insert into articles (id, slug, title, teaser, author_id, published, blocks) values (990002, 'ohne-namen', 'Ohne Namen', '', ${AUTHOR}, now(), '[]')`,
      'insert into blog_items (article_id, tag_id, published) select id, 21, published from articles where id = 990002',
    ],
  },
)
