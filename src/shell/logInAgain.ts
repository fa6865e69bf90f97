import type { Runtime } from './Runtime'

/** A session that ends sooner was never kept: the browser takes no cookies here. */
const SHORTEST_SESSION_MS = 60_000

let asked: Promise<unknown> | undefined
let loggedInAt = Number.NEGATIVE_INFINITY

/** Lets a person log in where they are, once for all that failed because their session had ended; what could not be loaded is loaded then. Who logs in as somebody else has not logged in again. */
export function logInAgain({ readConfig, openCall, queryClient, reportError }: Runtime): Promise<unknown> {
  return (asked ??= openCall('register.login', [{ again: readConfig().auth.account, wasNotKept: Date.now() - loggedInAt < SHORTEST_SESSION_MS, onLogin() {} }])
    .then(isLoggedIn => {
      if (isLoggedIn) loggedInAt = Date.now()
      return isLoggedIn && queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' && !state.data })
    })
    .catch(reportError)
    .finally(() => {
      asked = undefined
    }))
}
