/** @jest-environment node */
import { blogWindows } from '../../src/blog/blogFamily'
import { editorWindows } from '../../src/editor/editorFamily'
import { eventWindows } from '../../src/event/eventWindows'
import { languageWindows } from '../../src/language/languageWindows'
import { pixWindows } from '../../src/pix/pixWindows'
import { registerWindows } from '../../src/register/registerWindows'
import type { WindowTable } from '../../src/shell/WindowTable'

const windows: WindowTable = {
  ...pixWindows,
  ...registerWindows,
  ...eventWindows,
  ...editorWindows,
  ...blogWindows,
  ...languageWindows,
}

test('[UI-ERR-19] only the windows of the picture library present failed requests by its own rules', () => {
  const own = Object.keys(windows).filter(name => windows[name]!.failureReading === 'pix')
  expect(own).toEqual(Object.keys(pixWindows))
})

test('[UI-LNG-14] the windows whose missing texts show [ux] are those of events and the layers of accounts', () => {
  const layers = Object.keys(windows).filter(name => windows[name]!.isLayer)
  expect(layers.sort()).toEqual([
    'event.detail',
    'event.import',
    'event.overview',
    'event.repeat',
    'register.basicIntro',
    'register.confirm',
    'register.info',
    'register.login',
    'register.migrate',
    'register.passwordChange',
    'register.sendMail',
    'register.temporaryAccount',
    'register.temporaryIntro',
    'register.tokenError',
  ])
})
