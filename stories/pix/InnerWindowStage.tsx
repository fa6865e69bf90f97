import { useEffect } from 'react'
import type { WindowControl } from '../../src/api/Core'
import type { FoyerConfig } from '../../src/config/FoyerConfig'
import { languageWindows } from '../../src/language/languageWindows'
import { pixCalls } from '../../src/pix/pixOpenings'
import { pixWindows } from '../../src/pix/pixWindows'
import { createWindows } from '../../src/shell/createWindows'
import { stageConfig } from '../stageConfig'

interface InnerWindowStageProps {
  /** Name of a picture window that no call of a page opens. */
  windowName: keyof typeof pixWindows
  /** Options of the window. */
  options: object
  /** Settings of Storybook's toolbar. */
  globals: Readonly<Record<string, unknown>>
}

const ACCOUNT: FoyerConfig = { auth: { accountId: 1001 }, standalone: false }

/** Opens a picture window alone, without the library below it. */
export function InnerWindowStage({ windowName, options, globals }: InnerWindowStageProps) {
  const switches = JSON.stringify(globals)
  useEffect(() => {
    const config = { ...stageConfig(JSON.parse(switches) as typeof globals), ...ACCOUNT }
    const openings = { [windowName]: { windowName, read: (given: object) => ({ options: given }) } }
    const windows = createWindows(
      {
        families: { pix: { windows: pixWindows, openings, calls: pixCalls } },
        sharedWindows: languageWindows,
        loadTemplates: () =>
          import('../../src/template/loadServerTemplates').then(module => module.loadServerTemplates),
        loadAccessRecovery: () => import('../../src/shell/accessRecovery').then(module => module.accessRecovery),
        loadPromptDialog: () => import('../../src/kit/dialog/PromptDialog').then(module => module.PromptDialog),
        checkConfig: async () => {},
      },
      () => config,
    )
    const control: WindowControl = { opened() {}, failed: (error: unknown) => reportError(error), settled() {} }
    windows.load(windowName).then(() => windows.open(windowName, [options], control), control.failed)
    return () => {
      control.isClosed = true
      control.close?.()
    }
  }, [windowName, options, switches])
  return null
}
