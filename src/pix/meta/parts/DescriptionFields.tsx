import styled from 'styled-components'
import { Skeleton } from '../../../kit/control/Skeleton'
import { TextArea } from '../../../kit/field/TextArea'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { RetryNotice } from '../../../shell/LoadState'
import { languageTag } from '../../../lib/languageTag'
import type { DescriptionLanguage } from '../../descriptions/descriptionLanguageWire'
import type { MetaLabel } from '../metaLabels'
import { descriptionField } from '../metaModel'

interface DescriptionFieldsProps {
  /** Undefined until the languages have loaded. */
  readonly languages: readonly DescriptionLanguage[] | undefined
  readonly hasFailed: boolean
  retry(): void
  text(name: string): { label: string; value: string; readOnly: boolean; onChange: (value: string) => void }
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
`

/**
 * One text field per language. If the languages fail to load, the descriptions can't be edited and stay unchanged; the
 * other fields work.
 */
export function DescriptionFields({ languages, hasFailed, retry, text }: DescriptionFieldsProps) {
  const t = useLabels<MetaLabel>()
  if (hasFailed) {
    return (
      <RetryNotice tone="warning" onRetry={retry}>
        {t('pix_descriptions_failed')}
      </RetryNotice>
    )
  }
  if (!languages) return <Skeleton height="96px" />
  return (
    <Stack>
      {languages.map(({ Id, Locale }) => (
        <TextArea key={Id} {...text(descriptionField(Id))} lang={languageTag(Locale)} dir="auto" rows={3} />
      ))}
    </Stack>
  )
}
