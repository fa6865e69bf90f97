import type { FormEvent, ReactNode } from 'react'
import { WindowForm } from '../../shell/WindowForm'

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
