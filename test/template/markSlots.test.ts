import { readTemplate } from '../../src/template/readTemplate'
import { templateName } from '../../src/template/loadServerTemplates'
import { outlineOf } from './support/outlineOf'

function read(html: string, names: readonly string[], selectors?: Record<string, string>) {
  const reading = readTemplate(html, selectors)
  if (reading.status !== 'read') throw new Error(reading.reason)
  const { nodes, found } = reading.tree.readParts(names)
  return { outline: outlineOf(nodes), found: Object.fromEntries(found) }
}

test('[UI-WIN-21] in a template without data-slot, slots are found by name, id or class; case, - and _ are ignored', () => {
  const { outline, found } = read(
    '<input name="copyright"><div id="alt-text"></div><p class="wide series_filter"></p><i class="advert"></i>',
    ['Copyright', 'AltText', 'series-filter', 'save'],
  )
  expect(outline).toBe('[Copyright] [AltText] [series-filter] p(i)')
  expect(found).toEqual({ Copyright: 'name', AltText: 'id', 'series-filter': 'class' })
})

test('an id that contains the name of a slot and more text marks no slot', () => {
  expect(read('<i id="register_tmp_account_type"></i>', ['account_type']).found).toEqual({})
})

test('with a data-slot anywhere in the template, names mark no slot', () => {
  const { outline, found } = read('<b data-slot="list"></b><input name="save">', ['list', 'save'])
  expect(outline).toBe('[list]')
  expect(found).toEqual({ list: 'data-slot' })
})

test('[UI-WIN-21] a selector of the page works together with data-slot, and takes precedence over names', () => {
  const selectors = { save: 'td > .go', title: 'title' }
  const { found } = read(
    '<table><tr><td><b class="go"></b></td></tr></table><b data-slot="list"></b>',
    ['save', 'list'],
    selectors,
  )
  expect(found).toEqual({ list: 'data-slot', save: 'selector' })
  expect(read('<b id="save"></b><b class="x"></b>', ['save'], { save: '.x' }).found).toEqual({ save: 'selector' })
})

test('[UI-WIN-21] data-slot takes precedence over a selector, and a name over an id and a class', () => {
  const own = read('<i class="x"></i><b data-slot="save"></b>', ['save'], { save: '.x' })
  expect([own.outline, own.found]).toEqual(['p(i) [save]', { save: 'data-slot' }])
  const { found } = read('<input class="list" id="save" name="title"><b class="list" id="save"></b><p class="list">', [
    'save',
    'list',
    'title',
  ])
  expect(found).toEqual({ title: 'name', save: 'id', list: 'class' })
})

test('an invalid selector finds nothing', () => {
  expect(read('<b id="save"></b>', ['list'], { list: '::::' }).found).toEqual({})
})

test('a slot is found, and its name not rendered, even if the name hides a property of its form', () => {
  const { outline, found } = read('<form><input name="title"><input name="attributes"></form>', ['title'])
  expect(outline).toBe('[title]')
  expect(found).toEqual({ title: 'name' })
})

test("the template's own label of a slot is removed, whether it is around the slot or names its id", () => {
  expect(read('<label for="copy">Copyright</label><input id="copy" name="Copyright">', ['Copyright']).outline).toBe(
    '[Copyright]',
  )
  expect(read('<label>Copyright <input name="Copyright"></label>', ['Copyright']).outline).toBe('[Copyright]')
  expect(read('<label for="copy">Copyright <input id="copy" name="Copyright"></label>', ['Copyright']).outline).toBe(
    '[Copyright]',
  )
})

test('a slot that is a select has the value of its selected option', () => {
  const reading = readTemplate('<select name="gender"><option value="2" selected>Frau</option></select>')
  const nodes = reading.status === 'read' ? reading.tree.readParts(['gender']).nodes : []
  expect(nodes).toMatchObject([{ kind: 'slot', name: 'gender', data: { value: '2' } }])
})

test.each([
  ['/pix/template/picmanage', 'picmanage'],
  ['/module/cb_ui/templates/cb_ui_window.html', 'cb_ui_window'],
  ['/register/templates/frame.php?content=userpass', 'userpass'],
  ['https://portal.example/page.json?m=register_tmp_account_layer&id=3', 'register_tmp_account_layer'],
])('[UI-WIN-20] [UI-WIN-21] the template at %s is named %s', (address, name) => {
  expect(templateName(address)).toBe(name)
})
