import type { FieldBinding } from '../../kit/form/useForm'

/** A field that people may leave empty on their way to another act, such as 'forgot password': that it is empty is held against it only when the form is sent. */
export function quietWhileEmpty(binding: FieldBinding<string>): FieldBinding<string> {
  return {
    ...binding,
    onBlur() {
      if (binding.value !== '') binding.onBlur()
    },
  }
}
