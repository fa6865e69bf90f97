import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CredentialContext, useCredentialId } from './useCredential'
import { useLightPlace } from './useLightPlace'
import { credentialStyles, applyStyle } from './applyStyle'

let count = 0

/** An id for a form in the page's own tree, which several roots, and several copies of the library, share. */
function makeFormId(): string {
  let id: string
  do id = `foyer-form-${++count}`
  while (document.getElementById(id))
  return id
}

interface CredentialFormProps {
  onSubmit: (event: FormEvent) => void
  noValidate: boolean
  /** Labels, fields and what belongs to them. */
  children: ReactNode
  /** The acts, the one that Enter does first with type `submit`, the most important one last. */
  bar: ReactNode
}

/**
 * A form with a password, whole in the page's own tree and shown in the window through a slot: several password managers don't look into
 * shadow trees. Nothing of the page's styles reaches it. Spread `formProps` of `useForm` on it; everything inside is made of `Credential…`
 * parts. Stands in a filling WindowBody.
 */
export function CredentialForm({ onSubmit, noValidate, children, bar }: CredentialFormProps) {
  const slot = useRef<HTMLSlotElement>(null)
  const [formId] = useState(makeFormId)
  const place = useLightPlace(slot, formId)
  const [readers] = useState(() => new Set<() => void>())
  const credential = useMemo(
    () => ({
      formId,
      joinReaders(read: () => void) {
        readers.add(read)
        return () => void readers.delete(read)
      },
    }),
    [formId, readers],
  )
  const submit = (event: FormEvent) => {
    // A password manager may have filled in values without telling anyone.
    for (const read of readers) read()
    onSubmit(event)
  }
  return (
    <>
      <slot ref={slot} name={formId} />
      {place &&
        createPortal(
          <CredentialContext value={credential}>
            <form ref={applyStyle(credentialStyles.form)} method="post" noValidate={noValidate} onSubmit={submit}>
              <div ref={applyStyle(credentialStyles.body)}>{children}</div>
              <div ref={applyStyle(credentialStyles.bar)}>{bar}</div>
            </form>
          </CredentialContext>,
          place,
        )}
    </>
  )
}

/** Tells a password manager whose password the form is about, where a person sees it in another way. Nobody meets it at the keyboard or by ear. */
export function CredentialAnchor({ username }: { username: string }) {
  const id = useCredentialId('username')
  return (
    <input
      ref={applyStyle(credentialStyles.hidden)}
      id={id}
      name="username"
      type="text"
      autoComplete="username"
      value={username}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  )
}
