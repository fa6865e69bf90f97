import { waitFor } from '@testing-library/react'
import { ACCOUNT, prepareLoginLayer } from './support/prepareLoginLayer'

const { user, layer, open, field, pressInWindow, check } = prepareLoginLayer()

const layerIsDrawn = () => document.querySelector('foyer-root input') !== null

describe('the login layer', () => {
  it('[REG-LAY-03] closes the page’s film side layer before the login layer shows an input', async () => {
    const closeSideLayer = jest.fn(() => {
      expect(layerIsDrawn()).toBe(false)
    })
    await open({}, { closeSideLayer })
    expect(closeSideLayer).toHaveBeenCalledTimes(1)
  })
})

describe('a typed log-in', () => {
  it.each([
    ['the account', async () => user.type(await field(ACCOUNT), 'eva')],
    [
      'the password',
      async () => {
        await check('eva@portal.test')
        await user.type(await field('Passwort'), 'x')
      },
    ],
    [
      'the address of a password mail',
      async () => {
        await user.click(await layer.root.findByRole('tab', { name: 'Passwort vergessen' }))
        await user.type(await field('E-Mail-Adresse'), 'eva')
      },
    ],
  ])('is discarded only after a question: %s', async (_what, type) => {
    await open()
    await type()
    await pressInWindow('Schließen')
    expect(await layer.root.findByRole('alertdialog', { name: 'Fenster schließen?' })).toBeInTheDocument()
    await pressInWindow('Hier bleiben')
    expect(layer.control.settled).not.toHaveBeenCalled()
  })

  it('is discarded without a question if only the page filled it in', async () => {
    await open({ account: 'eva@portal.test' })
    await field(ACCOUNT)
    await pressInWindow('Schließen')
    await waitFor(() => expect(layer.control.settled).toHaveBeenCalled())
  })
})
