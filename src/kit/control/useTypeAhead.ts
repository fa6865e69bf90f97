import { useRef } from 'react'

const PAUSE_MS = 600

/**
 * Returns a function that finds an item by the letters typed in succession: the index of the next text that begins with
 * them, or undefined. A pause starts a new search, and so does a move of the focus by other means. The same letter
 * again moves to the next item that begins with it.
 */
export function useTypeAhead(): (key: string, texts: readonly string[], index: number) => number | undefined {
  const typed = useRef({ text: '', at: 0, found: -1 })
  return (key, texts, index) => {
    const now = performance.now()
    const isGoingOn = now - typed.current.at < PAUSE_MS && index === typed.current.found
    const before = isGoingOn ? typed.current.text : ''
    if ([...key].length !== 1 || (key === ' ' && before === '')) return undefined
    const text = before === key ? key : before + key
    const first = text === key ? index + 1 : Math.max(0, index)
    const order = texts.map((_, offset) => (first + offset) % texts.length)
    const found = order.find(at => texts[at]?.toLocaleLowerCase().startsWith(text.toLocaleLowerCase()))
    typed.current = { text, at: now, found: found ?? index }
    return found
  }
}
