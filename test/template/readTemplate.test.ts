import { readTemplate, type TemplateNode, type TemplateSlot } from '../../src/template/readTemplate'
import { hostileTemplates } from './support/hostileTemplates'
import { outlineOf } from './support/outlineOf'
import { readOutline } from './support/readOutline'

function slotOf(html: string): TemplateSlot {
  const reading = readTemplate(html)
  if (reading.status !== 'read') throw new Error(reading.reason)
  const find = (nodes: readonly TemplateNode[]): TemplateSlot | undefined =>
    nodes.flatMap(node =>
      typeof node === 'string' ? [] : node.kind === 'slot' ? [node] : (find(node.children) ?? []),
    )[0]
  return find(reading.tree.readParts([]).nodes)!
}

describe('a template that is read', () => {
  it.each([
    [
      'keeps its markup and the positions of the slots',
      '<h2>Titel</h2><section><div data-slot="list">Platz</div><p>Ende</p></section>',
      'h2("Titel") section([list] p("Ende"))',
    ],
    [
      'keeps a slot on any element',
      '<main data-slot="a"></main><form data-slot="b"></form><button data-slot="c"></button><input data-slot="d"><select data-slot="e"></select>',
      '[a] [b] [c] [d] [e]',
    ],
    [
      'keeps the body of a whole page',
      '<!doctype html><html><head><title>t</title></head><body><div data-slot="a"></div></body></html>',
      '[a]',
    ],
    [
      'drops controls outside of slots',
      '<input><button>b</button><select><option>o</option></select><textarea>t</textarea><div data-slot="a"></div>',
      '[a]',
    ],
    [
      'keeps the content of forms and labels',
      '<form><label>Name <i data-slot="a"></i></label></form>',
      'p("Name") [a]',
    ],
    [
      'puts texts between slots into paragraphs',
      'Eins <b>zwei</b> <div data-slot="a"></div> drei',
      'p("Eins" b("zwei")) [a] p("drei")',
    ],
    [
      'replaces a heading, a link or a text around a slot by a block',
      '<h2>A <span data-slot="a"></span></h2><a href="/x"><b><u data-slot="b"></u></b></a>',
      'div(p("A") [a]) div(div([b]))',
    ],
    ['keeps tables', '<table><tr><td data-slot="a"></td><td>x</td></tr></table>', 'table(tbody(tr(td[a] td("x"))))'],
    [
      'gives a slot in a table the cell it needs',
      '<table><thead data-slot="a"></thead><tr data-slot="b"></tr></table>',
      'table(thead(tr(td[a])) tbody(tr(td[b])))',
    ],
    [
      'keeps lists whose items are valid, and turns others into blocks',
      '<ul><li data-slot="a"></li> </ul><ul><div data-slot="b"></div></ul>',
      'ul(li[a]) div([b])',
    ],
    [
      'keeps data-layout="row", which puts elements side by side',
      '<div data-layout="row"><i data-slot="a"></i></div>',
      'div row([a])',
    ],
    [
      'keeps harmless attributes',
      '<p dir="rtl" lang="ar" title="x" class="c" id="i" role="alert" aria-live="off" hidden>t</p><i data-slot="a"></i>',
      'p dir=rtl lang=ar title=x("t") [a]',
    ],
    [
      'keeps spans of cells, but not huge ones',
      '<table><tr><th scope="row" colspan="2" rowspan="65534" data-slot="a"></th></tr><tr><th scope="row" colspan="2" rowspan="65534">h</th></tr></table>',
      'table(tbody(tr(th[a]) tr(th colSpan=2 scope=row("h"))))',
    ],
    [
      'opens links in a tab of their own',
      '<a href="https://kultur.example/x">l</a><a href="/hilfe">h</a><div data-slot="a"></div>',
      'p(a href=https://kultur.example/x rel=noopener target=_blank("l") a href=http://localhost/hilfe rel=noopener target=_blank("h")) [a]',
    ],
    [
      'keeps mail links',
      '<a href="mailto:a@kultur.example">m</a><div data-slot="a"></div>',
      'p(a href=mailto:a@kultur.example rel=noopener("m")) [a]',
    ],
    [
      'drops the address of other links',
      '<a href="ftp://x/">f</a><a href="javascript:alert(1)">j</a><a>n</a><div data-slot="a"></div>',
      'p("f" "j" "n") [a]',
    ],
    [
      'keeps pictures of this host and of https, with a size',
      '<img src="/a.png" width="9" height="9" alt="A"><img src="https://b.example/b.png" width="9" height="9"><div data-slot="a"></div>',
      'p(img src=http://localhost/a.png alt=A width=9 height=9 img src=https://b.example/b.png alt= width=9 height=9) [a]',
    ],
    [
      'drops other pictures',
      '<img src="http://b.example/b.png" width="9" height="9"><img src="data:image/png;base64,AAAA" width="9" height="9"><img src="/big.png"><div data-slot="a"></div>',
      '[a]',
    ],
  ])('%s', (_what, html, outline) => {
    expect(readOutline(html)).toBe(outline)
  })

  it('carries the options of a select and the data of the slot', () => {
    const { data } = slotOf(
      '<select data-slot="gender_id" data-account-type="7"><option value="1">Frau</option><optgroup label="g"><option value="2" selected>Mann</option></optgroup><option disabled>x<b>y</b></option></select>',
    )
    expect(data.options).toEqual([
      { value: '1', label: 'Frau' },
      { value: '2', label: 'Mann' },
      { value: 'xy', label: 'xy', isDisabled: true },
    ])
    expect(data.value).toBe('2')
    expect([...data.attributes]).toEqual([['accountType', '7']])
  })

  it('selects no option if the template marks none', () => {
    expect(slotOf('<select data-slot="a"><option>1</option></select>').data.value).toBeUndefined()
  })
})

describe('a template', () => {
  it.each([
    ['without a slot', '<h1>Willkommen</h1>', 'it has no element with data-slot, name, id or class'],
    ['without any content', '', 'it has no element with data-slot, name, id or class'],
    [
      'with its slot in a script',
      '<script>"<div data-slot=a>"</script>',
      'it has no element with data-slot, name, id or class that could be kept',
    ],
    [
      'with its slot in a template element',
      '<template><div data-slot="a"></div></template>',
      'it has no element with data-slot, name, id or class that could be kept',
    ],
    [
      'with its slot in noscript',
      '<p>x</p><noscript><div data-slot="a"></div></noscript>',
      'it has no element with data-slot, name, id or class that could be kept',
    ],
    [
      'with its slot in a comment',
      '<!-- <div data-slot="a"></div> -->',
      'it has no element with data-slot, name, id or class that could be kept',
    ],
    [
      'with its slot in text',
      '&lt;div data-slot="a"&gt;',
      'it has no element with data-slot, name, id or class that could be kept',
    ],
    [
      'with its slot in svg',
      '<svg><g data-slot="a"></g></svg>',
      'it has no element with data-slot, name, id or class that could be kept',
    ],
    ['nested 60 deep', `${'<div>'.repeat(60)}<i data-slot="a"></i>`, 'its elements are nested more than 40 deep'],
    ['nested 100,000 deep', `${'<b>'.repeat(100_000)}<i data-slot="a"></i>`, 'it has more than 2000 elements'],
    ['of 2,100 elements', `<i data-slot="a"></i>${'<br>'.repeat(2100)}`, 'it has more than 2000 elements'],
  ])('%s is unusable, and the result has the reason', (_what, html, reason) => {
    expect(readOutline(html)).toBe(`unusable: ${reason}`)
  })
})

describe('a hostile template', () => {
  it.each(Object.entries(hostileTemplates))('keeps only slots and harmless parts: %s', (_what, html) => {
    const reading = readTemplate(html)
    if (reading.status !== 'read') throw new Error(reading.reason)
    const seen: string[] = []
    const addresses: string[] = []
    const visit = (nodes: readonly TemplateNode[]): void => {
      for (const node of nodes) {
        if (typeof node === 'string' || node.kind === 'slot') continue
        seen.push(node.tag, ...Object.keys(node.attributes))
        addresses.push(
          ...Object.entries(node.attributes).flatMap(([name, value]) =>
            name === 'href' || name === 'src' ? [value] : [],
          ),
        )
        visit(node.children)
      }
    }
    visit(reading.tree.readParts([]).nodes)
    const harmless = [
      'div',
      'p',
      'a',
      'img',
      'table',
      'tbody',
      'tr',
      'td',
      'title',
      'href',
      'rel',
      'target',
      'src',
      'alt',
      'width',
      'height',
    ]
    expect(addresses.filter(address => !/^https?:|^mailto:/.test(address))).toEqual([])
    expect(seen.filter(name => !harmless.includes(name))).toEqual([])
    expect(outlineOf(reading.tree.readParts([]).nodes)).toMatch(/\[list\].*\[save\]/)
    expect('hostile' in window).toBe(false)
  })
})
