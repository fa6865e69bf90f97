import { useEffect } from 'react'
import type { FoyerConfig } from '../src/config/config'
import { createFrame } from '../src/frame'

interface WindowStageProps {
  /** The call of the page that opens the window. */
  callName: string
  /** What the page passes to it. */
  given?: readonly unknown[]
  config?: FoyerConfig | undefined
  /** Storybook's own switches. */
  globals: Readonly<Record<string, unknown>>
}

const NOTHING: readonly unknown[] = []
const LANGUAGES: Readonly<Record<string, string>> = { de: 'de_DE', en: 'en_EN', pl: 'pl_PL' }

/** Opens a real window as a page does; a fake portal answers in the story's parameters. */
export function WindowStage({ callName, given = NOTHING, config, globals: { language, scheme } }: WindowStageProps) {
  useEffect(() => {
    const closing = new AbortController()
    const theme = { scheme: scheme as 'light' | 'dark' | 'auto' }
    const frame = createFrame(() => ({ language: LANGUAGES[String(language)] ?? 'de_DE', theme, translations: false, ...config }))
    const control = { opened() {}, failed: (error: unknown) => reportError(error), settled() {}, signal: closing.signal }
    frame.load(callName).then(() => !closing.signal.aborted && frame.open(callName, given, control), control.failed)
    return () => closing.abort()
  }, [callName, given, config, language, scheme])
  return null
}
