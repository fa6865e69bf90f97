const FORBIDDEN = /[ÄÖÜäöüß@]/

/** True when a keyword holds a character that events forbid (events 5.4). */
export function isForbiddenKeyword(keyword: string): boolean {
  return FORBIDDEN.test(keyword)
}

/** Returns a keyword as an event stores it: its first space becomes an underscore (events 5.4). */
export function tidyEventKeyword(typed: string): string {
  // `ä` may be one character, or an `a` and a combining diaeresis. `isForbiddenKeyword` recognises only the first form.
  return typed.normalize('NFC').replace(' ', '_')
}
