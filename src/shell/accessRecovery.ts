import { missingLabel } from '../labels/createLabels'
import { readTexts } from '../labels/readTexts'
import { fillMarkers } from '../labels/TextMarkers'
import { followLink } from '../lib/webAddress'
import type { AccessRequest } from '../wire/accessRequest'
import type { Runtime } from './createRuntime'
import type { Dialogs } from './useDialogs'

/** Labels of the e-mail, used if the labels of the access request have no texts. */
export const accessLabels = ['label_mail_body', 'label_mail_subject'] as const

const MAIL_SUFFIXES = ['mail_body', 'mail_subject'] as const
const QUESTION_SUFFIXES = ['restriction_caption', 'send_mail_request_button'] as const

/**
 * Time in ms. If the session ends sooner than this after a login, the browser probably blocks cookies and has not
 * stored the session.
 */
const SHORTEST_SESSION_MS = 60_000

let asked: Promise<unknown> | undefined
let loggedInAt = Number.NEGATIVE_INFINITY

/**
 * Recovers from requests that the portal refused. Loads on first use, because few requests are refused. A portal that
 * refuses is reachable, so loading is possible then.
 */
export const accessRecovery = {
  /**
   * Asks if the person wants to request access from the picture's owner, and opens the pre-filled e-mail (image-library
   * 8.1).
   * @param readDefault returns the default text for a label of the question, such as `label_restriction_caption`, if
   * the portal has none
   */
  async offerAccessRequest(
    runtime: Runtime,
    { ask }: Pick<Dialogs, 'ask'>,
    request: AccessRequest,
    readDefault: (label: `label_${(typeof QUESTION_SUFFIXES)[number]}`) => string,
  ): Promise<void> {
    const names = [...MAIL_SUFFIXES, ...QUESTION_SUFFIXES].map(suffix => `${request.label}_${suffix}`)
    const texts = await readTexts(runtime, runtime.readConfig().language, [request.label, ...names, ...accessLabels])
    const textOf = (suffix: (typeof QUESTION_SUFFIXES)[number]) =>
      texts[`${request.label}_${suffix}`] ?? readDefault(`label_${suffix}`)
    // Without any text, this part of the e-mail stays empty.
    const mailTextOf = (suffix: (typeof MAIL_SUFFIXES)[number]) =>
      texts[`${request.label}_${suffix}`] ?? texts[`label_${suffix}`] ?? ''
    const fill = (text: string, markers: Readonly<Record<string, string>>) => fillMarkers(runtime.labels, text, markers)
    const shown = (text: string) => fill(text, accessMarkers(request))
    const isWanted = await ask({
      heading: shown(textOf('restriction_caption')),
      text: shown(texts[request.label] ?? missingLabel(request.label)),
      okText: shown(textOf('send_mail_request_button')),
    })
    if (!isWanted) return
    followLink(composeAccessMail(request, mailTextOf('mail_subject'), mailTextOf('mail_body'), fill))
  },

  /**
   * Opens one login over the window for all requests that failed because the session had ended. After a login with the
   * same account, refetches every failed query that has no data.
   */
  logInAgain({ readConfig, openCall, queryClient, reportError }: Runtime): Promise<unknown> {
    return (asked ??= openCall('register.login', [
      { again: readConfig().auth.account, isSessionLost: Date.now() - loggedInAt < SHORTEST_SESSION_MS, onLogin() {} },
    ])
      .then(isLoggedIn => {
        if (isLoggedIn) loggedInAt = Date.now()
        return (
          isLoggedIn &&
          queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' && !state.data })
        )
      })
      .catch(reportError)
      .finally(() => {
        asked = undefined
      }))
  },
}

/** The type of `accessRecovery`, for code that loads this file later. */
export type AccessRecovery = typeof accessRecovery

/** Returns the markers of an access request's texts. {EMAIL} is the owner's address, {USEREMAIL} the requester's. */
const accessMarkers = (request: AccessRequest): Readonly<Record<string, string>> => ({
  EMAIL: request.ownerEmail,
  USEREMAIL: request.requesterEmail,
  TITLE: request.title,
  FIRSTNAME: request.firstName,
  SURNAME: request.surname,
})

/**
 * Returns the address that opens the pre-filled access-request e-mail to the owner.
 * @param fill fills the markers of subject and body
 */
export function composeAccessMail(
  request: AccessRequest,
  subject: string,
  body: string,
  fill: (text: string, markers: Readonly<Record<string, string>>) => string,
): string {
  const part = (text: string) => encodeURIComponent(fill(text, accessMarkers(request)))
  return `mailto:${encodeURIComponent(request.ownerEmail)}?subject=${part(subject)}&body=${part(body)}`
}
