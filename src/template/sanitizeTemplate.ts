import DOMPurify from 'dompurify'
import { htmlPolicy } from '../lib/htmlPolicy'
import { CHILD_TAGS, CONTROL_TAGS, FLOW_TAGS, TEXT_TAGS, UNWRAPPED_TAGS } from './templateRules'

const TAGS = [...FLOW_TAGS, ...TEXT_TAGS, ...CHILD_TAGS.keys(), ...CONTROL_TAGS, ...UNWRAPPED_TAGS, 'hr']

const ATTRIBUTES = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'dir',
  'lang',
  'title',
  'colspan',
  'rowspan',
  'scope',
  'value',
  'label',
  'selected',
  'disabled',
  // Only to find slots by them: the layout never renders them.
  'name',
  'id',
  'class',
  'for',
]

/** Elements whose content makes no sense without them; of all others that are dropped the content is kept. */
const DROPPED_WITH_CONTENT = ['object', 'applet', 'canvas', 'datalist', 'dialog', 'marquee', 'meter', 'progress']

/**
 * Cleans a template's HTML. Only elements and attributes of two short lists are left: no script, style, event handler, frame or form address.
 * The fragment never becomes text again, so no second parser can read it in another way, and never enters the page: names and ids clobber nothing.
 */
export function sanitizeTemplate(html: string): DocumentFragment {
  const policy = htmlPolicy()
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: DROPPED_WITH_CONTENT,
    RETURN_DOM_FRAGMENT: true,
    SANITIZE_DOM: false,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  })
}
