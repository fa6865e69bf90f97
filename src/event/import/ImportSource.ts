/**
 * Files or a text that a person chooses, drops or pastes. `entries` are dropped files and folders, if at least one is a
 * folder.
 */
export type ImportSource =
  { readonly files: readonly File[] } | { readonly text: string } | { readonly entries: readonly FileSystemEntry[] }

const CALENDAR = /^\s*BEGIN\s*:\s*(VCALENDAR|VEVENT)/i
const SCRIPT = /application\/ld\+json|schema\.org/i

/** True when a pasted text is a calendar. */
export const isCalendarText = (text: string): boolean => CALENDAR.test(text)

/** True when a pasted text looks like events, and not like a title or a name. */
export const isEventText = (text: string): boolean => isCalendarText(text) || SCRIPT.test(text)
