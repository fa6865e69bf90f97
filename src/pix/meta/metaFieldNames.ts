import type { ReadLabel } from '../../labels/useLabels'
import type { DescriptionLanguage } from '../descriptions/descriptionLanguageWire'
import { languageName } from '../descriptions/languageName'
import type { Picture } from '../picture/Picture'
import type { MetaLabel } from './metaLabels'
import { descriptionField, shareGroupField } from './metaModel'

interface NameOptions {
  readonly picture: Picture
  readonly languages: readonly DescriptionLanguage[]
  /** The interface language, such as `de_DE`. */
  readonly language: string
  readonly t: ReadLabel<MetaLabel>
}

const LABELS: Readonly<Record<string, MetaLabel>> = {
  Title: 'pix_field_title',
  Subtitle: 'pix_field_subtitle',
  Copyright: 'pix_field_copyright',
  Originator: 'pix_field_originator',
  Agency: 'pix_field_agency',
  Date: 'pix_field_date',
  Place: 'pix_field_place',
  Link: 'pix_field_link',
  Keywords: 'pix_field_keywords',
  Rights: 'pix_field_rights',
}

/**
 * Returns a function that gives the display name of a form field. Languages with equal names get their locale added.
 */
export function metaFieldNames({ picture, languages, language, t }: NameOptions): (field: string) => string {
  const named = languages.map(({ Id, Locale }) => ({ Id, Locale, name: languageName(Locale, language, t) }))
  const isShared = (name: string) => named.filter(other => other.name === name).length > 1
  const names = new Map([
    ...named.map(
      ({ Id, Locale, name }) =>
        [
          descriptionField(Id),
          t('pix_description', { LANGUAGE: isShared(name) ? `${name}, ${Locale}` : name }),
        ] as const,
    ),
    ...picture.AvailabeShareGroups.map(({ Id, NameMl }) => [shareGroupField(Id), NameMl] as const),
  ])
  return field => {
    const label = LABELS[field]
    return label ? t(label) : (names.get(field) ?? field)
  }
}
