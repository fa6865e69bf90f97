import { Sealed } from './Sealed'

const RING = { display: 'block', boxSizing: 'border-box', width: '16px', height: '16px', border: '2px solid color-mix(in srgb, currentColor 25%, transparent)', borderBlockStartColor: 'currentColor', borderRadius: '50%' } as const

/** Dressed and moved from here: the page's style policy is one for its style sheets, and what is important doesn't move. */
function turn(ring: HTMLElement | null): void {
  if (!ring) return
  Object.assign(ring.style, RING)
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isCalm) ring.animate?.({ opacity: [1, 0.35, 1] }, { duration: 2000, iterations: Infinity, easing: 'ease-in-out' })
  else ring.animate?.({ rotate: ['0turn', '1turn'] }, { duration: 900, iterations: Infinity })
}

/** The kit's small turning ring, for the buttons of a credential form. */
export function CredentialSpinner() {
  return (
    <Sealed>
      <span ref={turn} />
    </Sealed>
  )
}
