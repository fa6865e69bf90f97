import { fireEvent } from '@testing-library/react'
import { blogWindows } from '../../src/blog/blogFamily'
import { editorWindows } from '../../src/editor/editorFamily'
import { eventWindows } from '../../src/event/eventWindows'
import { languageWindows } from '../../src/language/languageWindows'
import { familyOf } from '../../src/lib/familyOf'
import { pixWindows } from '../../src/pix/pixWindows'
import { registerWindows } from '../../src/register/registerWindows'
import { ShellChrome } from '../../src/shell/ShellChrome'
import type { WindowTable } from '../../src/shell/WindowTable'
import { withoutActEnvironment } from '../support/withoutActEnvironment'
import { openShell } from './support/openShell'

withoutActEnvironment()

// The upload dialog has no support link.
const { 'pix.upload': _upload, ...pix } = pixWindows
const windows: WindowTable = {
  ...pix,
  ...registerWindows,
  ...eventWindows,
  ...editorWindows,
  ...blogWindows,
  ...languageWindows,
}
afterEach(() => jest.restoreAllMocks())

// `registerOpen.test.tsx` tests the windows of the registration frame.
it.each(Object.entries(windows).filter(([name, { isLayer }]) => isLayer || familyOf(name) !== 'register'))(
  '[UI-WIN-07] the support link of %s opens its page in a popup of 800×800 px, and nothing in the tab',
  async (_name, { load: _load, ...entry }) => {
    const chrome = <ShellChrome>{null}</ShellChrome>
    const { root, close } = await openShell({ language: 'de_DE' }, {}, entry, {}, chrome)
    const popup = { opener: window, location: { replace: jest.fn() } }
    const openPopup = jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window)
    const link = root.getByRole('link', { name: 'Hilfe' })
    expect(fireEvent.click(link)).toBe(false)
    expect(openPopup.mock.calls).toEqual([['', '_blank', 'popup,width=800,height=800']])
    expect(popup.location.replace.mock.calls).toEqual([[link.getAttribute('href')]])
    await close()
  },
)
