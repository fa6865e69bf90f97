/** @jest-environment node */
import { editorAddress, type EditorAddressParts } from '../../../src/editor/overlay/editorAddress'

const parts: EditorAddressParts = {
  url: '/editor/article/7',
  base: 'https://portal.example/news/',
  account: 'eva+maier@portal.example',
  token: 'a/b+c=&d#e',
  hosts: {},
  made: {},
}
const address = (changed: Partial<EditorAddressParts>) => editorAddress({ ...parts, ...changed })

describe('the editor’s address', () => {
  it('[REG-CALL-41] is the button’s address with the account and the token, both encoded', () => {
    const url = new URL(address({}))
    expect(url.origin + url.pathname).toBe('https://portal.example/editor/article/7')
    expect([...url.searchParams]).toEqual([
      ['account', 'eva+maier@portal.example'],
      ['token', 'a/b+c=&d#e'],
    ])
    expect(url.hash).toBe('')
  })

  it('[REG-CALL-41] keeps the other parameters of the button’s address, but replaces its account and its token', () => {
    const url = new URL(
      address({
        url: 'https://cms.example:8443/edit?id=7&token=stolen&account=other#part',
        token: 't',
        hosts: { editor: 'https://cms.example:8443' },
      }),
    )
    expect([url.host, url.hash]).toEqual(['cms.example:8443', '#part'])
    expect([...url.searchParams]).toEqual([
      ['id', '7'],
      ['token', 't'],
      ['account', 'eva+maier@portal.example'],
    ])
  })

  it.each([
    ['https://alt.example', 'https://alt.example/editor/article/7?account='],
    ['http://alt.example:81/flex/', 'http://alt.example:81/flex/editor/article/7?account='],
    ['/other', 'https://portal.example/other/editor/article/7?account='],
    [undefined, 'https://portal.example/editor/article/7?account='],
  ])('[REG-CALL-41] is on the alternate host %s when there is no token', (editorAlternate, begin) => {
    const made = address({ token: null, hosts: editorAlternate === undefined ? {} : { editorAlternate } })
    expect(made.startsWith(begin)).toBe(true)
    expect(new URL(made).searchParams.has('token')).toBe(false)
  })

  it('[REG-CALL-41] replaces the port together with the host', () => {
    expect(
      address({ url: 'https://cms.example:8443/e', token: null, hosts: { editorAlternate: 'https://alt.example' } }),
    ).toMatch(/^https:\/\/alt\.example\/e\?/)
  })

  it('[REG-CALL-42] [REG-CALL-43] contains the ids of the documents that were created for it', () => {
    const url = new URL(address({ made: { comments_config_id: '5', article_id: '8' } }))
    expect([url.searchParams.get('comments_config_id'), url.searchParams.get('article_id')]).toEqual(['5', '8'])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    ' JaVaScRiPt:alert(1)',
    'blob:https://portal.example/x',
    'ftp://portal.example/x',
    'https://',
  ])('refuses %s', url => {
    expect(() => address({ url })).toThrow(expect.objectContaining({ code: 'CALL_WRONG_ARGUMENT' }))
  })

  it('refuses an invalid alternate host', () => {
    expect(() => address({ token: null, hosts: { editorAlternate: 'javascript:alert(1)' } })).toThrow(
      'config.hosts.editorAlternate',
    )
  })

  it('refuses every host except the page’s own and the configured ones, because another host would get the token', () => {
    const hosts = { editor: 'https://cms.example', editorAlternate: 'https://alt.example' }
    expect(() => address({ url: 'https://evil.example/editor', hosts })).toThrow(
      'https://evil.example, which is not the editor',
    )
    expect(() => address({ url: 'https://cms.example.evil.example/', hosts })).toThrow('not the editor')
    for (const url of ['https://cms.example/e', 'https://alt.example/e', '/editor/7'])
      expect(() => address({ url, hosts })).not.toThrow()
    // Anyone who can write text on the page could add such a button.
    for (const url of [
      'https://evil.example/editor',
      '//evil.example/',
      'http://portal.example/editor/7',
      'https://portal.example:444/',
      '\\\\evil.example/',
    ])
      expect(() => address({ url })).toThrow('not the editor')
  })

  it('refuses another host also if the portal has no token, because that host would get the account; a configured alternate host replaces it', () => {
    for (const hosts of [{}, { editor: 'https://cms.example' }])
      expect(() => address({ url: 'https://evil.example/editor', token: null, hosts })).toThrow('not the editor')
    expect(
      address({ url: 'https://evil.example/e', token: null, hosts: { editorAlternate: 'https://alt.example' } }),
    ).toMatch(/^https:\/\/alt\.example\/e\?/)
  })
})
