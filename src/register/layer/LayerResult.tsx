import type { ReactNode } from 'react'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'

interface LayerResultProps {
  /** What is told. */
  words: ReactNode
  /** What can be done next, the most important act last. */
  children: ReactNode
}

/** A layer, or a container of one, that tells something and offers what can be done next. */
export function LayerResult({ words, children }: LayerResultProps) {
  return (
    <>
      <WindowBody>{words}</WindowBody>
      <WindowBar>{children}</WindowBar>
    </>
  )
}
