import { useMemo } from 'react'
import type { FrameOptions } from './FrameOptions'
import { useReadLabels } from './useReadLabels'

/**
 * Start of a label among the values of `replace_text` (requirements UI-LNG-12). Any other value is never translated,
 * because it can be an account's name that looks like a label.
 */
const LABEL_START = 'ml_'

type Texts = NonNullable<FrameOptions['replace_text']>

/**
 * Returns the values of the option `replace_text`. Labels among them are translated into the window's language. A label
 * is empty until its text has loaded, and again after the language changes.
 */
export function useTranslatedTexts(texts: Texts): Texts {
  const read = useReadLabels(Object.values(texts).filter(isTranslatable))
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [name, isTranslatable(text) ? (read[text] ?? '') : text]),
      ),
    [texts, read],
  )
}

function isTranslatable(text: string): boolean {
  return text.startsWith(LABEL_START)
}
