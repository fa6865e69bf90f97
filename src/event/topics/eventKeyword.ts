const FORBIDDEN = /[ÄÖÜäöüß@]/

/** A keyword as an event keeps it: its first space becomes an underscore (events 5.4). */
export function tidyEventKeyword(typed: string): string {
  // A letter and its dots typed apart are the same forbidden letter.
  return typed.normalize('NFC').replace(' ', '_')
}

/** Whether a keyword holds a character that events forbid (events 5.4). */
export function isForbiddenKeyword(keyword: string): boolean {
  return FORBIDDEN.test(keyword)
}
