import { useRef } from 'react'

const PAUSE_MS = 600

/**
 * Returns a function that finds an item by the letters that a person types. `index` is the focused item. The function
 * adds the letter `key` to the search text, and returns the index of an item that begins with this text. For the first
 * letter, and for the same letter typed again, the search begins after the focused item. For further letters, it begins
 * at the focused item. After the last item, every search continues at the first one. The function returns undefined if
 * there is no such item, if the key types nothing, such as Escape, or if the text would begin with a space. A pause of
 * 600 ms clears the search text. So does a move of the focus to an item that this function has not returned.
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
