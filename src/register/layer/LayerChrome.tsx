import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useLayoutEffect } from 'react'
import styled, { keyframes } from 'styled-components'
import { EmptyState } from '../../kit/control/EmptyState'
import { announce } from '../../kit/control/LiveRegion'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'

// Duration in ms in which the backdrop darkens. As specified, this takes longer than in other windows. The layer itself
// appears as fast as other windows.
const FADE_MS = 666
const darken = keyframes`from { background: var(--foyer-backdrop); }`

/** Darkens the backdrop of the layer's dialog, which belongs to the shell. */
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

/**
 * Frame of a layer: the same frame as other windows, over a darker backdrop. Calls `closeSideLayer` when it mounts, so
 * that the page closes its side layer, which shows films (portal-accounts 2.2).
 */
export function LayerChrome({ children }: { children: ReactNode }) {
  const { runtime } = useShell()
  useLayoutEffect(() => {
    try {
      runtime.readConfig().closeSideLayer?.()
    } catch (error) {
      // Report an error of the page's code as the page's error.
      globalThis.reportError(error)
    }
  }, [runtime])
  return (
    <>
      <Darkness />
      <ShellChrome>{children}</ShellChrome>
    </>
  )
}

interface LayerWordsProps extends Pick<ComponentProps<typeof EmptyState>, 'icon'> {
  headline: string
  text: string
  /** The text as elements, if it has links or emphasis. */
  content?: ReactNode
}

/** Message of a layer: a headline and a text, announced when they appear. */
export function LayerWords({ icon, headline, text, content = text }: LayerWordsProps) {
  useEffect(() => announce(`${headline} ${text}`), [headline, text])
  return <EmptyState icon={icon} heading={headline} text={content} />
}

interface LayerResultProps {
  /** Accessible name of a message without fields. With this name, the keyboard can reach and scroll the message. */
  label?: string
  /** Content of the message. */
  words: ReactNode
  /** Next actions, the most important one last. */
  children: ReactNode
}

/** Content of a layer, or of one of its steps: a message and the buttons of the next actions. */
export function LayerResult({ label, words, children }: LayerResultProps) {
  return (
    <>
      <WindowBody {...(label !== undefined && { textLabel: label })}>{words}</WindowBody>
      <WindowBar>{children}</WindowBar>
    </>
  )
}

/**
 * The form around the slots of a layer that only shows a message. In a template, the form sets the distances between
 * the slots. Submitting the form runs the main action.
 */
export function MessageForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <WindowForm noValidate onSubmit={submit}>
      {children}
    </WindowForm>
  )
}
