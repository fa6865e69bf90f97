import type { ReactNode } from 'react'
import { RichLabel } from '../../labels/RichLabel'
import { useLabels } from '../../labels/useLabels'
import { NewTabLink } from './NewTabLink'

const TAGS = { b: <b />, i: <i />, em: <em />, strong: <strong />, br: <br /> }

/**
 * Shows a rich label in the kit's styles. Its links open in a new tab, so that the window stays. The window needs the
 * label `register_new_tab`.
 */
export function RichFrameLabel({ of }: { readonly of: string }) {
  return <RichLabel of={of} tags={{ ...TAGS, a: <LabelLink /> }} />
}

/** A link in a label. `RichLabel` sets the link's address and text. */
function LabelLink({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) {
  const t = useLabels<'register_new_tab'>()
  return (
    <NewTabLink href={href} newTabText={t('register_new_tab')}>
      {children}
    </NewTabLink>
  )
}
