import type { AccessRequest } from './accessRequest'

/** Returns the markers of an access request's texts. {EMAIL} is the owner's address, {USEREMAIL} the requester's. */
export const accessMarkers = (request: AccessRequest): Readonly<Record<string, string>> => ({
  EMAIL: request.ownerEmail,
  USEREMAIL: request.requesterEmail,
  TITLE: request.title,
  FIRSTNAME: request.firstName,
  SURNAME: request.surname,
})

/**
 * Returns the address that opens the pre-filled access-request e-mail to the owner.
 * @param fillMarkers fills the markers of subject and body
 */
export function composeAccessMail(
  request: AccessRequest,
  subject: string,
  body: string,
  fillMarkers: (text: string, markers: Readonly<Record<string, string>>) => string,
): string {
  const fill = (text: string) => encodeURIComponent(fillMarkers(text, accessMarkers(request)))
  return `mailto:${encodeURIComponent(request.ownerEmail)}?subject=${fill(subject)}&body=${fill(body)}`
}
