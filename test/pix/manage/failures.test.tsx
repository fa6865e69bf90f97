import { http, HttpResponse } from 'msw'
import { closeLibrary } from '../../support/closeLibrary'
import { expectConsole } from '../../support/expectConsole'
import { openLibrary } from '../../support/openLibrary'
import { prepareLibrary, tile } from './support/prepareLibrary'

const { server, user } = prepareLibrary()

describe('a list that does not load', () => {
  it('shows an error and loads on retry; the marks stay', async () => {
    localStorage.setItem('foyer.pix.accountId', '1001')
    localStorage.setItem('foyer.pix.collectedPictures', '[9997]')
    server.use(http.get('*/pix/pictures/by/:id', () => HttpResponse.error(), { once: true }))
    expectConsole('error', /got no response/)
    const opened = openLibrary()
    await user.click(await opened.root.findByRole('button', { name: 'Erneut versuchen' }))
    expect(await tile(opened.root, /^Deichschafe/)).toHaveAttribute('aria-selected', 'true')
    await closeLibrary(opened)
  })

  it('[PIX-MAN-56] reloads the page through the page’s own function, and shows the portal’s response if the list fails again', async () => {
    let failures = 2
    server.use(
      http.get('*/pix/pictures/by/:id', () =>
        failures-- > 0 ? new HttpResponse('Internal error (request 7).', { status: 500 }) : undefined,
      ),
    )
    expectConsole('error', /status 500/)
    const reload = jest.fn()
    const opened = openLibrary({ reload })
    const retry = await opened.root.findByRole('button', { name: 'Erneut versuchen' })
    expect(reload).toHaveBeenCalledTimes(1)
    await user.click(retry)
    expect(await opened.root.findByText('Internal error (request 7).')).toBeInTheDocument()
    expect(reload).toHaveBeenCalledTimes(1)
    await user.click(opened.root.getByRole('button', { name: 'OK' }))
    await user.click(opened.root.getByRole('button', { name: 'Erneut versuchen' }))
    await tile(opened.root, /^Deichschafe/)
    await closeLibrary(opened)
  })
})
