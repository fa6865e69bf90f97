import { useEffect, useState } from 'react'
import { missingLabel } from '../../labels/createLabels'
import { readTexts } from '../../labels/readTexts'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { FrameOptions } from './FrameOptions'

/** Start of a label among the values of `replace_text` (requirements UI-LNG-12). Any other value may be an account. */
const LABEL_START = 'ml_'

type Texts = NonNullable<FrameOptions['replace_text']>

/**
 * Returns the values of the option `replace_text`, each label among them translated into the window's language. A label
 * is empty until its text has loaded, and again after the language changes.
 */
export function useTranslatedTexts(texts: Texts): Texts {
  const { runtime } = useShell()
  // Renders again when the language changes.
  useLabels()
  const { language } = runtime.readConfig()
  const [read, setRead] = useState<{ language: string; texts: Texts }>({ language, texts: {} })
  const labels = Object.values(texts).filter(isTranslatable).join('\n')
  useEffect(() => {
    if (labels === '') return undefined
    let isCurrent = true
    const names = labels.split('\n')
    readTexts(runtime, language, names).then(found => {
      const all = names.map(name => [name, found[name] ?? missingLabel(name)] as const)
      if (isCurrent) setRead({ language, texts: Object.fromEntries(all) })
    }, runtime.reportError)
    return () => {
      isCurrent = false
    }
  }, [runtime, language, labels])
  if (labels === '') return texts
  const known = read.language === language ? read.texts : {}
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isTranslatable(text) ? (known[text] ?? '') : text]),
  )
}

function isTranslatable(text: string): boolean {
  return text.startsWith(LABEL_START)
}
