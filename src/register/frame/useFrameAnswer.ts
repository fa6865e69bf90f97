import { useShell } from '../../shell/useShell'
import { frameWindowName } from '../../config/frameWindowName'
import type { FrameAnswer } from './FrameAnswer'
import type { FrameOptions } from './FrameOptions'
import { routeAnswer } from './routeAnswer'

/**
 * Gives a frame window the one way to follow an answer: opens the next window in its place, or hands the error's label to the
 * window. An answer that names no window of the frame is shown as the error 'No such window'. Answers whether another window follows.
 */
export function useFrameAnswer(given: FrameOptions) {
  const { replaceWindow, showFailedRequest } = useShell()
  return async (answer: FrameAnswer, showError: (error: string) => void): Promise<boolean> => {
    const route = routeAnswer(answer, given)
    if (route.kind === 'error') {
      showError(route.error)
      return false
    }
    try {
      replaceWindow(frameWindowName(route.name), route.options)
      return true
    } catch (error) {
      await showFailedRequest(error)
      return false
    }
  }
}
