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
  // Used only to find slots. The layout never renders these attributes.
  'name',
  'id',
  'class',
  'for',
]

/**
 * Elements that are dropped with their content, because the content makes no sense alone. DOMPurify itself does the
 * same with some more elements, such as scripts and styles. The content of all other dropped elements stays.
 */
const DROPPED_WITH_CONTENT = ['object', 'applet', 'canvas', 'datalist', 'dialog', 'marquee', 'meter', 'progress']

/**
 * Sanitises a template's HTML. Only elements and attributes of two short lists, and `data-` attributes, remain: no
 * script, style, event handler, frame or form address. The fragment is never serialised, so no second parser can read
 * it differently. It never enters the page, so names and ids can't clobber anything.
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
