import { plainText } from '../../labels/plainText'

const PROGRAMS = /<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi
const BREAKS = /<br\s*\/?>|<\/(p|div|li|h\d|tr)\s*>/gi
const TAGS = /<\/?[a-z][^<>]*>/gi
/** A `<` that HTML could read as the start of a tag. */
const TAG_START = /<(?=[a-z/!?])/gi
/** Addresses in angle brackets, as Outlook writes them. They are not HTML. */
const ADDRESSES = /<((?:https?:|mailto:)[^\s<>"']{1,2000}|[^\s<>@"'=]{1,100}@[^\s<>@"'=]{1,200})>/gi

/**
 * Returns a text from outside as plain text: without HTML and control characters, with the line breaks of its HTML. The
 * result can't be read as HTML, because a space is added after each remaining `<` before a letter, `/`, `!` or `?`.
 */
export function textFromOutside(text: string): string {
  const plain = plainText(text.replace(ADDRESSES, '$1').replace(PROGRAMS, '').replace(BREAKS, '\n'))
    .replace(ADDRESSES, '$1')
    .replace(TAGS, '')
    .replace(TAG_START, '< ')
  return plain
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** Returns a text from outside as one line. */
export const lineFromOutside = (text: string): string => textFromOutside(text).replace(/\s+/g, ' ')

/** Returns a web address from outside; empty for every other address, such as `javascript:`. */
export function linkFromOutside(text: string): string {
  const link = text.trim()
  return /^https?:\/\//i.test(link) && URL.canParse(link) ? link : ''
}
