import { useLayoutEffect, useRef, useState } from 'react'
import { announce } from '../control/LiveRegion'
import { addKeywords, type ValidateKeyword } from './keywordModel'
import type { KeywordTexts } from './KeywordList'

/** Holds the state of a keyword list: the typed text, the reason for a refusal, and the focus after a removal. */
export function useKeywords(
  keywords: readonly string[],
  onChange: (keywords: readonly string[]) => void,
  validate: ValidateKeyword,
  texts: KeywordTexts,
) {
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const chips = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number>(undefined)

  useLayoutEffect(() => {
    if (removedAt.current === undefined) return
    const buttons = chips.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)] ?? input.current
    removedAt.current = undefined
    next?.focus()
  }, [keywords])

  const add = (text: string) => {
    const result = addKeywords(keywords, text, validate)
    if (result.added.length > 0) {
      onChange(result.keywords)
      announce(texts.added(result.added.join(', ')))
    }
    return result
  }
  const addText = (text: string) => {
    const { refused, reason: why } = add(text)
    setTyped(refused.join(', '))
    setReason(why)
  }
  return {
    typed,
    reason,
    input,
    chips,
    type: (text: string) => {
      setTyped(text)
      setReason(undefined)
    },
    /** Adds the keywords of a text. Refused keywords stay in the input, and the reason shows below. */
    addTyped: (text: string) => {
      addText(text)
      input.current?.focus()
    },
    /** Adds the remaining typed text when the focus leaves the input, because a form sends only the added keywords. */
    addLeft: () => {
      if (typed.trim() !== '') addText(typed)
    },
    addAssigned: (keyword: string) => setReason(add(keyword).reason),
    remove: (index: number) => {
      const gone = keywords[index]
      if (gone === undefined) return
      removedAt.current = index
      onChange(keywords.filter((_, at) => at !== index))
      announce(texts.removed(gone))
    },
  }
}
