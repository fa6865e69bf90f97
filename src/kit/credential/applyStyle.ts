import { cssVar } from '../theme/tokens'

/** The style of one element of a credential form: the CSS properties that it sets, by name. */
export type InlineStyle = Readonly<Record<string, string>>

// `all` includes neither `direction` nor `unicode-bidi`, and a page may set both on every element.
const GROUND: InlineStyle = { direction: 'inherit', 'unicode-bidi': 'normal', 'box-sizing': 'border-box' }

const applied = new WeakMap<Element, string>()

/**
 * Sets every style inline and important, so that neither the page's rules nor a Content Security Policy affect the
 * element. Properties that the style does not name are inherited or initial. A React ref: `ref={applyStyle(style)}`.
 */
export function applyStyle(style: InlineStyle): (element: HTMLElement | null) => void {
  return element => {
    const text = JSON.stringify(style)
    if (!element || applied.get(element) === text) return
    applied.set(element, text)
    element.style.setProperty('all', 'unset', 'important')
    for (const [property, value] of Object.entries({ ...GROUND, ...style }))
      element.style.setProperty(property, value, 'important')
  }
}

const small = { 'font-size': cssVar('font-small') } as const
const column = {
  display: 'flex',
  'flex-direction': 'column',
  flex: '1 1 auto',
  'min-width': '0',
  'min-height': '0',
} as const

/**
 * The styles of the non-interactive parts of a credential form. They equal those of the kit's own windows and fields.
 */
export const credentialStyles = {
  form: column,
  body: {
    ...column,
    gap: cssVar('space-4'),
    padding: `${cssVar('space-1')} ${cssVar('space-4')} ${cssVar('space-4')}`,
    overflow: 'auto',
    'overscroll-behavior': 'contain',
  },
  bar: {
    display: 'flex',
    flex: 'none',
    'flex-wrap': 'wrap',
    'align-items': 'center',
    'justify-content': 'end',
    gap: cssVar('space-2'),
    padding: `${cssVar('space-3')} ${cssVar('space-4')}`,
    'padding-block-end': `max(${cssVar('space-3')}, env(safe-area-inset-bottom))`,
    'border-block-start': `1px solid ${cssVar('border')}`,
  },
  box: { display: 'grid', 'grid-template-columns': 'minmax(0, 1fr)', gap: cssVar('space-1'), 'min-width': '0' },
  label: {
    'justify-self': 'start',
    'max-width': '100%',
    'overflow-wrap': 'anywhere',
    hyphens: 'auto',
    'font-weight': '500',
    cursor: 'default',
  },
  star: { color: cssVar('danger-text') },
  hint: { ...small, display: 'block', color: cssVar('text-soft') },
  error: { ...small, display: 'flex', gap: cssVar('space-1'), color: cssVar('danger-text') },
  capsLock: {
    ...small,
    display: 'flex',
    'align-items': 'center',
    gap: cssVar('space-1'),
    color: cssVar('warning-text'),
  },
  strength: { ...small, display: 'flex', 'align-items': 'center', gap: cssVar('space-2'), color: cssVar('text-soft') },
  steps: { display: 'grid', 'grid-template-columns': 'repeat(6, 1fr)', gap: '3px', flex: '0 1 120px' },
  /** An empty live region: available to screen readers, without taking room. */
  silent: { display: 'block', position: 'absolute' },
  place: { display: 'grid', position: 'relative', 'min-width': '0' },
  toggle: {
    display: 'grid',
    'align-items': 'center',
    position: 'absolute',
    'inset-block': '0',
    'inset-inline-end': '1px',
  },
  sign: { display: 'flex', flex: 'none' },
  hidden: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    overflow: 'hidden',
    'clip-path': 'inset(50%)',
    'white-space': 'nowrap',
  },
} as const
