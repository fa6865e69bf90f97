import type { ReactNode } from 'react'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'

interface LayerResultProps {
  /** Names words that hold no field, which the keyboard could not reach and scroll otherwise. */
  label?: string
  /** What is told. */
  words: ReactNode
  /** What can be done next, the most important act last. */
  children: ReactNode
}

/** A layer, or a container of one, that tells something and offers what can be done next. */
export function LayerResult({ label, words, children }: LayerResultProps) {
  return (
    <>
      <WindowBody {...(label !== undefined && { textLabel: label })}>{words}</WindowBody>
      <WindowBar>{children}</WindowBar>
    </>
  )
}
