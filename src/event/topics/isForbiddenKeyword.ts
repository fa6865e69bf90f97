const FORBIDDEN = /[ÄÖÜäöüß@]/

/** Whether a keyword holds a character that events forbid (events 5.4). */
export function isForbiddenKeyword(keyword: string): boolean {
  return FORBIDDEN.test(keyword)
}
