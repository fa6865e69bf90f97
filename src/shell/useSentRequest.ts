import { useState } from 'react'
import { useShowFormFailure } from './useShowFormFailure'

/** Sends the request of a form and shows why it failed. If no response came, `isUnanswered` lets the form offer to submit again. */
export function useSentRequest() {
  const showFailure = useShowFormFailure()
  const [isUnanswered, setUnanswered] = useState(false)
  return {
    /** True if the last request got no response. */
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
