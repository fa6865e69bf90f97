const assert = require('node:assert/strict')
const { foyer, FoyerError } = require('@foyer/widgets')

const loaded = () => Object.keys(require.cache).filter(file => /node_modules/.test(file))
assert.equal(
  loaded().filter(file => !file.includes('@foyer')).length,
  0,
  'requiring the library loads no other package',
)

foyer.configure({ checkForFields: { Title: ['notempty'] } })
assert.equal(foyer.pix.check({ Title: 'Schafe am Deich' }), true)
assert.equal(foyer.pix.check({ Title: '' }), false)
assert.throws(
  () => foyer.configure({ langauge: 'de_DE' }),
  error => error instanceof FoyerError && error.code === 'CONFIG_UNKNOWN_OPTION',
)

async function openWithoutPage() {
  const handle = foyer.pix.select()
  await assert.rejects(handle.opened)
  assert.equal(await handle.result, undefined)
}

void openWithoutPage().then(() => console.log('require worked; opening a window without a page was rejected'))
