import { useState } from 'react'
import type { FieldValue } from '../kit/form/formModel'
import { useForm } from '../kit/form/useForm'
import { useShowFormFailure } from './useShowFormFailure'

/**
 * Sends the request of a form and shows a failure with its reason. If no response came, `isUnanswered` lets the form
 * offer to submit again.
 */
export function useSentRequest() {
  const showFailure = useShowFormFailure()
  const [isUnanswered, setUnanswered] = useState(false)
  return {
    /** True when the last request got no response. */
    isUnanswered,
    /** Resolves to the result of a request; undefined if it failed. */
    async send<Result>(request: () => Promise<Result>): Promise<Result | undefined> {
      let isLost = false
      try {
        return await request()
      } catch (error) {
        isLost = await showFailure(error)
        return undefined
      } finally {
        setUnanswered(isLost)
      }
    },
  }
}

type Options<Values extends { [Name in keyof Values]: FieldValue }> = Parameters<typeof useForm<Values>>[0]
interface SentFormOptions<Values extends { [Name in keyof Values]: FieldValue }> extends Omit<
  Options<Values>,
  'onSubmit'
> {
  /** Resolves to true if the request got no response. */
  onSubmit: (...sent: Parameters<Options<Values>['onSubmit']>) => Promise<boolean>
}

/**
 * Works like `useForm`, for a form that sends a request on submit. If no response arrives, its `formProps` let the form
 * offer to submit again.
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
