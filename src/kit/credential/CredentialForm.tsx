import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { CredentialContext, useCredentialId } from './useCredential'
import { useLightPlace } from './useLightPlace'
import { credentialStyles, applyStyle } from './applyStyle'

let count = 0

/**
 * Returns an unused id for a form in the page's own tree, which several roots and several copies of the library share.
 */
function makeFormId(): string {
  let id: string
  do id = `foyer-form-${++count}`
  while (document.getElementById(id))
  return id
}

interface CredentialFormProps {
  onSubmit: (event: FormEvent) => void
  noValidate: boolean
  /** Labels, fields and related content. */
  children: ReactNode
  /** The action buttons, the most important one last. Enter uses the first one of type `submit`. */
  bar: ReactNode
}

/**
 * A form with a password. It lives in the page's own tree and shows in the window through a slot, because several
 * password managers don't look into shadow trees. The page's styles do not affect it. Spread `formProps` of `useForm`
 * on it, and use only `Credential…` parts inside. Place it in a WindowBody with `isFilling`.
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
    // A password manager may have filled in values without an event.
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

/**
 * Tells a password manager to which account the password belongs, if no visible field has the account. Hidden from
 * keyboard and screen readers.
 */
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
