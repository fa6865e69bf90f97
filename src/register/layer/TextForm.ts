import type { FormEvent } from 'react'
import type { FieldBinding } from '../../kit/form/useForm'

/** What a container needs of the form that the layer's controller drives: `useForm` answers it. */
export interface TextForm<Name extends string> {
  readonly isBusy: boolean
  field(name: Name): FieldBinding<string>
  readonly formProps: { readonly noValidate: boolean; onSubmit(event: FormEvent): void }
}
