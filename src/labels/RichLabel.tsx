import type { TFunction } from 'i18next'
import { type ReactElement, useContext } from 'react'
import { Trans } from 'react-i18next'
import { type RichTag, richText } from './richText'
import { TextMarkers } from './TextMarkers'
import { useWindowTranslation } from './useLabels'

interface RichLabelProps {
  /** A label that its window declares as `rich`. */
  readonly of: string
  /** The element of each tag. A link gets its address as `href`. */
  readonly tags: Readonly<Record<RichTag, ReactElement>>
}

/** Shows a label whose text may contain links and emphasis. Everything else in the text shows without its tags. */
export function RichLabel({ of, tags }: RichLabelProps) {
  const { t, i18n } = useWindowTranslation()
  const values = useContext(TextMarkers)
  // Without a default, a missing text is reported as for every label.
  const read = (key: string, options: object) => richText(t(key, { ...options, defaultValue: undefined }))
  return (
    <Trans
      t={read as unknown as TFunction}
      i18n={i18n}
      i18nKey={of}
      values={values}
      tOptions={{ nest: false }}
      components={tags}
    />
  )
}
