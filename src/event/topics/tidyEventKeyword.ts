/** A keyword as an event keeps it: its first space becomes an underscore (events 5.4). */
export function tidyEventKeyword(typed: string): string {
  // A letter and its dots typed apart are the same forbidden letter.
  return typed.normalize('NFC').replace(' ', '_')
}
