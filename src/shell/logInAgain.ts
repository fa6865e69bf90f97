import type { Runtime } from './Runtime'

let asked: Promise<unknown> | undefined

/** Lets a person log in where they are, once for all that failed because their session had ended; what could not be loaded is loaded then. Who logs in as somebody else has not logged in again. */
export function logInAgain({ readConfig, openCall, queryClient, reportError }: Runtime): Promise<unknown> {
  return (asked ??= openCall('register.login', [{ again: readConfig().auth.account, onLogin() {} }])
    .then(isLoggedIn => isLoggedIn && queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' && !state.data }))
    .catch(reportError)
    .finally(() => {
      asked = undefined
    }))
}
