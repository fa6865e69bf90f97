import { readTagConfig } from '../../src/api/readTagConfig'

const script = (html: string) => {
  document.body.innerHTML = html
  return document.querySelector<HTMLScriptElement>('#tag')
}

describe('readTagConfig', () => {
  it('reads the options of the page’s JSON block, and takes string options that the block lacks from the script tag', () => {
    const tag = script(
      '<script id="tag" data-language="pl_PL" data-nonce="n" data-other="x"></script><script type="application/json" data-foyer-config>{"language":"de_DE","checkFields":true}</script>',
    )
    expect(readTagConfig(tag)).toEqual({ language: 'de_DE', checkFields: true, nonce: 'n' })
  })

  it('is empty for a page without settings', () => {
    expect(readTagConfig(script(''))).toEqual({})
  })

  it('ignores other elements with the block’s attribute', () => {
    script(
      '<p data-foyer-config>{"paths":{"registerLogin":"https://evil.example"}}</p><script type="application/json" data-foyer-config>{"language":"de_DE"}</script>',
    )
    expect(readTagConfig(null)).toEqual({ language: 'de_DE' })
    script('<p data-foyer-config>{"paths":{"registerLogin":"https://evil.example"}}</p>')
    expect(readTagConfig(null)).toEqual({})
  })

  it('reports a block that is not JSON', () => {
    script("<script type='application/json' data-foyer-config>{language:'de'}</script>")
    expect(() => readTagConfig(null)).toThrow(
      expect.objectContaining({
        code: 'CONFIG_BAD_JSON',
        message: expect.stringContaining('data-foyer-config') as string,
      }),
    )
  })
})
