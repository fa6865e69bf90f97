import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useLayoutEffect } from 'react'
import styled, { keyframes } from 'styled-components'
import { EmptyState } from '../../kit/control/EmptyState'
import { announce } from '../../kit/control/LiveRegion'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'

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
export function LayerChrome({ children }: { children: ReactNode }) {
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
      <ShellChrome>{children}</ShellChrome>
    </>
  )
}

interface LayerWordsProps extends Pick<ComponentProps<typeof EmptyState>, 'icon'> {
  headline: string
  text: string
}

/** What a layer has come to or tells: a headline and a text, read out as they appear. */
export function LayerWords({ icon, headline, text }: LayerWordsProps) {
  useEffect(() => announce(`${headline} ${text}`), [headline, text])
  return <EmptyState icon={icon} heading={headline} text={text} />
}

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

/** Holds the slots of a layer that only tells something, and gives the parts of a template their distances; its one main act is sending it. */
export function TellingForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
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
