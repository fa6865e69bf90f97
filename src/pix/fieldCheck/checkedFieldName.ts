import type { ReadLabel } from '../../labels/useLabels'
import type { FieldCheckLabel } from './FieldCheckLabel'

const LABELS: Readonly<Record<string, FieldCheckLabel>> = {
  Title: 'pix_field_title',
  Subtitle: 'pix_field_subtitle',
  Copyright: 'pix_field_copyright',
  Agency: 'pix_field_agency',
  Date: 'pix_field_date',
  Link: 'pix_field_link',
  Originator: 'pix_field_originator',
  Place: 'pix_field_place',
  Keywords: 'pix_field_keywords',
}

/** A checked field as a person reads it; one that the picture library doesn't know keeps its own name. */
export function checkedFieldName(field: string, t: ReadLabel<FieldCheckLabel>): string {
  const label = LABELS[field]
  return label ? t(label) : field
}
