import type { ReactNode } from 'react'
import { WindowBody } from '../../kit/window/WindowBody'

interface LoginLayoutProps {
  readonly slots: Readonly<Record<'tabs' | 'container_1' | 'container_11' | 'container_12' | 'container_21' | 'container_22' | 'container_31' | 'mail', ReactNode>>
}

/** The built-in place of the register/login layer's parts: one container at a time below the tabs. A barcode has its place in templates only. */
export function LoginLayout({ slots }: LoginLayoutProps) {
  return (
    <WindowBody isFilling>
      {slots.tabs}
      {slots.container_1}
      {slots.container_11}
      {slots.container_12}
      {slots.container_21}
      {slots.container_22}
      {slots.container_31}
      {slots.mail}
    </WindowBody>
  )
}
