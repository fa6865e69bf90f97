import { requireBrowser } from '../../src/shell/openRoot'

test('[UI-DLG-12] requireBrowser throws ‘Missing dependencies’ in a browser that lacks a required feature', () => {
  expect(requireBrowser).not.toThrow()
  const { showModal } = HTMLDialogElement.prototype
  try {
    Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')
    expect(requireBrowser).toThrow(
      expect.objectContaining({
        code: 'MISSING_DEPENDENCIES',
        message: expect.stringMatching(/^Foyer: Missing dependencies: this browser has no <dialog>/) as string,
      }),
    )
  } finally {
    Object.assign(HTMLDialogElement.prototype, { showModal })
  }
})
