import { waitFor } from '@testing-library/react'
import { openShell, type OpenShell } from './support/openShell'
import { withoutActEnvironment } from '../support/withoutActEnvironment'

withoutActEnvironment()

let opened: OpenShell
const isOpen = () => document.querySelector('foyer-root') !== null
const dialog = () => opened.root.getByRole('dialog', { hidden: true })
const escape = () => dialog().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))

beforeEach(async () => {
  opened = await openShell({ language: 'de_DE' })
})
afterEach(() => opened.close())

describe('the guard of a window', () => {
  it('is asked once until it has decided, even if Escape is pressed twice, and keeps the window open or lets it close', async () => {
    const answers: ((mayLeave: boolean) => void)[] = []
    const guard = jest.fn(() => new Promise<boolean>(resolve => answers.push(resolve)))
    opened.shell().guardClose(guard)
    escape()
    escape()
    expect(guard).toHaveBeenCalledTimes(1)
    answers[0]!(false)
    await waitFor(() => {
      opened.shell().close()
      expect(guard).toHaveBeenCalledTimes(2)
    })
    expect(isOpen()).toBe(true)
    answers[1]!(true)
    await waitFor(() => expect(isOpen()).toBe(false))
  })

  it('is not asked after it was removed', async () => {
    const guard = jest.fn(() => Promise.resolve(false))
    opened.shell().guardClose(guard)
    opened.shell().guardClose(undefined)
    escape()
    await waitFor(() => expect(isOpen()).toBe(false))
    expect(guard).not.toHaveBeenCalled()
  })
})
