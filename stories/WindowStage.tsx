import { useEffect, useMemo } from 'react'
import type { WindowControl } from '../src/api/Core'
import type { FoyerConfig } from '../src/config/FoyerConfig'
import { createCore } from '../src/core'
import { stageConfig } from './stageConfig'

interface WindowStageProps {
  /** Name of the call that opens the window. */
  callName: string
  /** Arguments of the call. */
  given?: readonly unknown[]
  config?: FoyerConfig | undefined
  /** Settings of Storybook's toolbar. */
  globals: Readonly<Record<string, unknown>>
}

const NOTHING: readonly unknown[] = []

/** Opens a real window as a page does. The story's parameters define the fake portal. */
export function WindowStage({ callName, given = NOTHING, config, globals }: WindowStageProps) {
  const switches = JSON.stringify(globals)
  const all = useMemo(() => ({ ...stageConfig(JSON.parse(switches) as typeof globals), ...config }), [switches, config])
  useEffect(() => {
    const core = createCore(() => all)
    const control: WindowControl = { opened() {}, failed: (error: unknown) => reportError(error), settled() {} }
    core.load(callName).then(() => core.open(callName, given, control), control.failed)
    return () => {
      control.isClosed = true
      control.close?.()
    }
  }, [callName, given, all])
  return null
}
