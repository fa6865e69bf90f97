import { useEffect, useState } from 'react'
import { missingLabel } from '../../labels/createLabels'
import { readTexts } from '../../labels/readTexts'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'

type Texts = Readonly<Record<string, string>>

const NONE: Texts = {}

/**
 * Loads the texts of labels that are not in the window's own list, such as a label in a response, in the window's
 * language. The result is empty until the first texts have loaded, and again after the language changes.
 */
export function useReadLabels(labels: readonly string[]): Texts {
  const { runtime } = useShell()
  // Renders again when the language changes.
  useLabels()
  const { language } = runtime.readConfig()
  const [read, setRead] = useState({ language, texts: NONE })
  const joined = labels.join('\n')
  useEffect(() => {
    if (joined === '') return undefined
    let isCurrent = true
    const names = joined.split('\n')
    readTexts(runtime, language, names).then(found => {
      const texts = names.map(name => [name, found[name] ?? missingLabel(name)] as const)
      if (isCurrent) setRead({ language, texts: Object.fromEntries(texts) })
    }, runtime.reportError)
    return () => {
      isCurrent = false
    }
  }, [runtime, language, joined])
  return read.language === language ? read.texts : NONE
}
