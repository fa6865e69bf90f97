import { useLayoutEffect, type ReactNode } from 'react'
import styled, { keyframes } from 'styled-components'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'

// Longer than other windows' backdrops, as specified: it delays nothing, and the layer is there at once.
const FADE_MS = 666
const darken = keyframes`from { background: var(--foyer-backdrop); }`

/** Stands in the layer's dialog, whose backdrop it darkens; the dialog itself is the shell's. */
const Darkness = styled.span`
  display: none;
  dialog:has(> &)::backdrop {
    background: rgb(0 0 0 / 0.6);
    animation: ${darken} ${FADE_MS}ms ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    dialog:has(> &)::backdrop {
      animation: none;
    }
  }
`

/** The frame of a layer: the one of every window, over a dark backdrop. A film side layer of the page closes first (portal-accounts 2.2). */
export function LayerFrame({ children }: { children: ReactNode }) {
  const { runtime } = useShell()
  useLayoutEffect(() => {
    try {
      runtime.readConfig().closeSideLayer?.()
    } catch (error) {
      // The page's own fault is reported as the page's.
      globalThis.reportError(error)
    }
  }, [runtime])
  return (
    <>
      <Darkness />
      <ShellFrame>{children}</ShellFrame>
    </>
  )
}
