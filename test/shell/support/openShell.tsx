import { waitFor, within } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import type { FoyerConfig } from '../../../src/config/FoyerConfig'
import { PromptDialog } from '../../../src/kit/dialog/PromptDialog'
import { accessRecovery } from '../../../src/shell/accessRecovery'
import { createWindows } from '../../../src/shell/createWindows'
import type { FamilyTable } from '../../../src/shell/Family'
import { type ShellActions, useShell } from '../../../src/shell/useShell'
import type { WindowControl } from '../../../src/api/Core'
import type { WindowEntry } from '../../../src/shell/WindowTable'
import { respondWith } from '../../support/respondWith'

/** An open window; the test calls its shell as the window would. */
export interface OpenShell {
  shell(): ShellActions
  /** Finds content in the window's tree. */
  readonly root: ReturnType<typeof within>
  close(): Promise<void>
}

/** Opens a window, by default without content; `texts` are the translations of the portal. */
export async function openShell(
  config: FoyerConfig = {},
  texts: Readonly<Record<string, string>> = {},
  part: Partial<WindowEntry> = {},
  families: FamilyTable = {},
  content: ReactNode = null,
): Promise<OpenShell> {
  respondWith({ body: JSON.stringify(texts) })
  let current: ShellActions | undefined
  function TestWindow() {
    const shell = useShell()
    useEffect(() => {
      current = shell
    })
    return content
  }
  const entry: WindowEntry = {
    load: () => Promise.resolve(Object.assign(TestWindow, { labels: [] })),
    headingLabel: 'ok',
    failureReading: 'portal',
    ...part,
  }
  const tables = {
    families: {
      ...families,
      test: {
        windows: { 'test.empty': entry },
        openings: { 'test.open': { windowName: 'test.empty', read: () => ({ options: {} }) } },
        calls: {},
      },
    },
    sharedWindows: {},
    loadTemplates: () => Promise.reject(new Error('unexpected request for a template')),
    loadAccessRecovery: () => Promise.resolve(accessRecovery),
    loadPromptDialog: () => Promise.resolve(PromptDialog),
    checkConfig: () => Promise.resolve(),
  }
  const settled = jest.fn()
  const control: WindowControl = { opened() {}, failed() {}, settled }
  createWindows(tables, () => config).open('test.open', [], control)
  const root = within(document.querySelector('foyer-root:last-of-type')!.shadowRoot!.querySelector<HTMLElement>('div')!)
  await waitFor(() => expect(current).toBeDefined())
  return {
    shell: () => current!,
    root,
    async close() {
      control.close?.()
      await waitFor(() => expect(settled).toHaveBeenCalled())
    },
  }
}
