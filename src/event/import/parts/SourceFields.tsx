import { CalendarPlus } from 'lucide'
import { useRef } from 'react'
import styled from 'styled-components'
import { Button } from '../../../kit/control/Button'
import { Notice } from '../../../kit/control/Notice'
import { FileButton } from '../../../kit/field/FileButton'
import { TextArea } from '../../../kit/field/TextArea'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { formatInstant } from '../../../lib/times'
import { DraftNotice } from '../../detail/parts/DraftNotice'
import { importLimits } from '../FoundEvent'
import type { ImportLabel } from '../importLabels'
import type { ImportSource } from '../ImportSource'
import type { useImport } from '../useImport'

interface SourceFieldsProps {
  /** Label of the reason why the last source could not be read. */
  readonly error: ImportLabel | undefined
  onSource(source: ImportSource): void
  /** The text of the field for pasted events. */
  readonly text: string
  onText(text: string): void
  readonly kept: Pick<ReturnType<typeof useImport>['kept'], 'offer' | 'restore' | 'discard'>
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${cssVar('space-4')};
  & > button {
    justify-self: start;
  }
`
const BYTES_PER_MB = 1024 ** 2

/** The fields for choosing a file and for pasting a text. */
export function SourceFields({ error, onSource, text, onText, kept }: SourceFieldsProps) {
  const t = useLabels<ImportLabel>()
  const stack = useRef<HTMLDivElement>(null)
  const discard = () => {
    kept.discard()
    // The pressed button disappears with the notice, so the focus moves to the button that chooses a file.
    stack.current?.querySelector<HTMLElement>(':scope > button')?.focus()
  }
  return (
    <Stack ref={stack}>
      {kept.offer && (
        <DraftNotice
          text={t('event_import_kept', { COUNT: kept.offer.found.events.length, DATE: formatInstant(kept.offer.at) })}
          variant="secondary"
          onRestore={kept.restore}
          onDiscard={discard}
        />
      )}
      <p>{t('event_import_text')}</p>
      {error && <Notice tone="error">{t(error, { MAX: importLimits.bytes / BYTES_PER_MB })}</Notice>}
      <FileButton
        variant="primary"
        icon={CalendarPlus}
        accept=".ics,.ical,.ifb,.json,.jsonld,.html,.htm,text/calendar"
        autoFocus
        onFiles={files => onSource({ files })}
      >
        {t('event_import_choose')}
      </FileButton>
      <TextArea
        label={t('event_import_paste')}
        hint={t('event_import_paste_hint')}
        spellCheck={false}
        value={text}
        onChange={onText}
      />
      <Button disabled={text.trim() === ''} onClick={() => onSource({ text })}>
        {t('event_import_read')}
      </Button>
    </Stack>
  )
}
