import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { followLink, pageBase, webAddress } from '../../lib/webAddress'
import { useShell } from '../../shell/useShell'
import type { FrameOptions } from '../frame/FrameOptions'

/** Duration of a message's fade-out, in ms (portal-accounts 9). */
const CLOSING_MS = 500

/**
 * Fades a dialog out and resolves afterwards; at once if the person prefers reduced motion, or if the dialog can't be
 * animated.
 */
async function fadeOut(dialog: HTMLDialogElement | null | undefined): Promise<void> {
  if (!dialog?.animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const timing = { duration: CLOSING_MS, easing: 'cubic-bezier(0.2, 0, 0, 1)', fill: 'forwards' } as const
  dialog.animate({ opacity: 0 }, { ...timing, pseudoElement: '::backdrop' })
  // If other code removes the window, the animation is cancelled and `finished` rejects. This is no error.
  await dialog.animate({ opacity: 0 }, timing).finished.catch(() => {})
}

/**
 * Controller of the message window: Enter and Escape close it, and closing follows the response's `redirect`
 * (portal-accounts 2.1).
 */
export function useMessage({ redirect = false }: FrameOptions, close: () => void) {
  const { runtime, guardClose } = useShell()
  const [config] = useState(runtime.readConfig)
  const box = useRef<HTMLDivElement>(null)
  const isLeaving = useRef(false)

  const leave = () => {
    // A second press closes at once, without the animation.
    if (isLeaving.current) return close()
    isLeaving.current = true
    void fadeOut(box.current?.closest('dialog')).then(() => close())
    if (redirect === true) return config.reload('register.message')
    // Follow only web addresses, because a server's text must not run a script.
    const address = redirect ? webAddress(redirect, pageBase()) : undefined
    if (address !== undefined) followLink(address)
  }
  const dismiss = useEffectEvent(leave)
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    // A dialog on top handles its own keys.
    const dialog = event.composedPath().find(target => target instanceof HTMLDialogElement)
    if (dialog && dialog !== box.current?.closest('dialog')) return
    // The shell handles Escape if the page lets Escape close windows.
    if (dialog && event.key === 'Escape' && config.overlayClose) return
    // Ignore a key that is still held down from the previous window, because the person has not read this message.
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
