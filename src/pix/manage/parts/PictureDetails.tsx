import { useLabels } from '../../../labels/useLabels'
import { truncate } from '../../../lib/truncate'
import { useShell } from '../../../shell/useShell'
import { descriptionForLocale } from '../../descriptions/descriptionForLocale'
import { useDescriptionLanguages } from '../../descriptions/useDescriptionLanguages'
import type { Picture } from '../../picture/Picture'
import type { ManageLabel } from '../ManageLabel'
import { pictureTexts } from '../pictureTexts'

/** Signs that a description is cut to (image-library 9.1). */
const DESCRIPTION_LENGTH = 150

/** The details of one picture as short lines: whole title, description in the reader's language, who made it, where, when. */
export function PictureDetails({ picture }: { picture: Picture }) {
  const { runtime } = useShell()
  const t = useLabels<ManageLabel>()
  const config = runtime.readConfig()
  const { languages = [] } = useDescriptionLanguages(config)
  const { name, size, credit, keywords, shareText } = pictureTexts(picture, Infinity, t)
  const description = truncate(descriptionForLocale(picture.DescriptionsByIdLanguage, languages, config.locale), DESCRIPTION_LENGTH)
  const { Originator, Agency, Place, Date } = picture
  const lines = [[credit], [Originator, Agency], [Place, Date], [keywords], [size, shareText]].map(parts => parts.filter(Boolean).join(' · ')).filter(Boolean)
  return (
    <>
      <strong>{name}</strong>
      {description && <p>{description}</p>}
      {lines.map(line => (
        <span key={line}>{line}</span>
      ))}
    </>
  )
}
