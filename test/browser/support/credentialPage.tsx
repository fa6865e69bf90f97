import type { WindowControl } from '../../../src/api/Core'
import { createWindows } from '../../../src/shell/createWindows'
import type { WindowEntry } from '../../../src/shell/WindowTable'
import { KitTwins } from './KitTwins'
import { SignInWindow } from './SignInWindow'

const entry = (Window: typeof SignInWindow | typeof KitTwins): WindowEntry => ({
  load: () => Promise.resolve(Window),
  headingLabel: 'ui_language_heading',
  failureReading: 'portal',
})

let nonce = ''

const windows = createWindows(
  {
    families: {
      test: {
        windows: { 'test.signIn': entry(SignInWindow), 'test.twins': entry(KitTwins) },
        openings: {
          'test.signIn': { windowName: 'test.signIn', read: (container?: string) => ({ options: {}, container }) },
          'test.twins': { windowName: 'test.twins', read: () => ({ options: {} }) },
        },
        calls: {},
      },
    },
    sharedWindows: {},
    loadTemplates: () => Promise.reject(new Error('unexpected request for a template')),
    loadAccessRecovery: () => Promise.reject(new Error('unexpected request for access')),
    loadPromptDialog: () => Promise.reject(new Error('unexpected request for a line of text')),
    checkConfig: () => Promise.resolve(),
  },
  () => ({ language: 'de_DE', translations: false, ...(nonce && { nonce }) }),
)

/** Opens a window of this page, as a modal or in an area of the page. Resolves with a function that closes the window. */
function openTestWindow(name: 'signIn' | 'twins', pageNonce: string, container?: string): Promise<() => void> {
  nonce = pageNonce
  return new Promise((resolve, failed) => {
    const control: WindowControl = { opened: () => resolve(() => control.close?.()), failed, settled() {} }
    windows.open(`test.${name}`, container === undefined ? [] : [container], control)
  })
}

Object.assign(window, { openTestWindow, sent: [] })
