import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followLink } from '../../lib/followLink'
import { pageBase, webAddress } from '../../lib/webAddress'
import { useShell } from '../../shell/useShell'
import type { FrameOptions } from '../frame/FrameOptions'

/** How long a message takes to disappear, in ms (portal-accounts 9). */
const CLOSING_MS = 500

/** Lets a dialog fade out, and settles when it has; at once where motion is not wanted or not possible. */
async function fadeOut(dialog: HTMLDialogElement | null | undefined): Promise<void> {
  if (!dialog?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const timing = { duration: CLOSING_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' } as const
  dialog.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  // Stopped, when the window is taken away by someone else.
  await dialog.animate({ opacity: 0 }, timing).finished.catch(() => {})
}

/** The message window's controller: Enter and Escape close it, and closing it leads where the answer says (portal-accounts 2.1). */
export function useMessage({ redirect = false }: FrameOptions, close: () => void) {
  const { runtime, guardClose } = useShell()
  const [config] = useState(runtime.readConfig)
  const box = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)

  const leave = () => {
    // Whoever presses again does not wait for the animation.
    if (isLeaving.current) return close()
    isLeaving.current = true
    void fadeOut(box.current?.closest('dialog')).then(() => close())
    if (redirect === true) return config.reload('register.message')
    // A server's word is not enough to run a script: only addresses of the web are followed.
    const address = redirect ? webAddress(redirect, pageBase()) : undefined
    if (address !== undefined) followLink(address)
  }
  const dismiss = useEffectEvent(leave)
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // A dialog on top has keys of its own.
    const dialog = event.composedPath().find(target => target instanceof HTMLDialogElement)
    if (dialog && dialog !== box.current?.closest('dialog')) return
    // The shell hears Escape by itself, where windows close by it.
    if (dialog && event.key === 'Escape' && config.overlayClose) return
    // A key that is still held down from the window before has not read the message.
    if (event.repeat) event.preventDefault()
    else if (event.key === 'Escape' || !(event.composedPath()[0] as Element).closest('a, button')) leave()
  })
  useEffect(() => {
    guardClose(() => {
      dismiss()
      return Promise.resolve(false)
    })
    const place: HTMLElement | null | undefined = box.current?.closest('dialog') ?? box.current
    const listen = (event: KeyboardEvent) => pressKey(event)
    place?.addEventListener('keydown', listen)
    return () => place?.removeEventListener('keydown', listen)
  }, [guardClose])
  return { box, leave }
}
