import { requireBrowser } from '../../src/shell/openRoot'
import { openTestWindow } from '../support/openTestWindow'

test.each<[string, object, string]>([
  ['<dialog>', HTMLDialogElement.prototype, 'showModal'],
  ['shadow trees', Element.prototype, 'attachShadow'],
  ['adoptedStyleSheets', Document.prototype, 'adoptedStyleSheets'],
])('[UI-DLG-12] a call throws ‘Missing dependencies’ in a browser that has no %s', async (name, owner, feature) => {
  expect(requireBrowser).not.toThrow()
  const own = Object.getOwnPropertyDescriptor(owner, feature)!
  try {
    Reflect.deleteProperty(owner, feature)
    await expect(openTestWindow('language.choose')).rejects.toMatchObject({
      code: 'MISSING_DEPENDENCIES',
      message: expect.stringContaining(`Foyer: Missing dependencies: this browser has no ${name}.`) as string,
    })
  } finally {
    Object.defineProperty(owner, feature, own)
  }
  expect(document.querySelector('foyer-root')).toBeNull()
})
