import { useState } from 'react'
import type { FieldValue } from '../kit/form/formModel'
import { useForm } from '../kit/form/useForm'

type Options<Values extends { [Name in keyof Values]: FieldValue }> = Parameters<typeof useForm<Values>>[0]
interface SentFormOptions<Values extends { [Name in keyof Values]: FieldValue }> extends Omit<
  Options<Values>,
  'onSubmit'
> {
  /** Resolves to true if the request got no response. */
  onSubmit: (...sent: Parameters<Options<Values>['onSubmit']>) => Promise<boolean>
}

/**
 * Like `useForm`, for a form that sends a request on submit. If no response arrives, its `formProps` let the form offer
 * to submit again.
 */
export function useSentForm<Values extends { [Name in keyof Values]: FieldValue }>({
  onSubmit,
  ...options
}: SentFormOptions<Values>) {
  const [isUnanswered, setUnanswered] = useState(false)
  const form = useForm<Values>({
    ...options,
    onSubmit: async (values, lift) => setUnanswered(await onSubmit(values, lift)),
  })
  return { ...form, formProps: { ...form.formProps, isBusy: form.isBusy, isUnanswered } }
}
