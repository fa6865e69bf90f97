import { Images, Trash2 } from 'lucide'
import { type FormEvent, useMemo } from 'react'
import styled from 'styled-components'
import { Button } from '../../kit/control/Button'
import { TextField } from '../../kit/field/TextField'
import { cssVar } from '../../kit/theme/tokens'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import type { Series } from '../series/seriesWire'
import { type SeriesMetaLabel, seriesMetaLabels } from './seriesMetaLabels'
import { SeriesMetaLayout } from './SeriesMetaLayout'
import { useSeriesMeta } from './useSeriesMeta'

/** Result of the series meta window: the saved series, or the id of the deleted one. Undefined if nothing changed. */
export type SeriesMetaResult = Series | { readonly deletedId: number }

/** Options of the series meta window. */
interface SeriesMetaOptions {
  /** The series to rename. If it is missing, the window creates a series. */
  readonly series?: Series
}

const Info = styled.p`
  font-size: ${cssVar('font-small')};
  color: ${cssVar('text-soft')};
`

/** Shows the id of the series. */
function SeriesInfo({ text }: { readonly text: string }) {
  return <Info>{text}</Info>
}

interface SeriesHelpProps {
  readonly heading: string
  readonly text: string
}

const Heading = styled.h3`
  font-size: ${cssVar('font-large')};
  font-weight: ${cssVar('weight-strong')};
`
const Help = styled.p`
  max-width: 60ch;
  color: ${cssVar('text-soft')};
  overflow-wrap: anywhere;
  hyphens: auto;
`

/** Heading and help text of the window. */
function SeriesHelp({ heading, text }: SeriesHelpProps) {
  return (
    <div>
      <Heading>{heading}</Heading>
      <Help>{text}</Help>
    </div>
  )
}

/** Form that creates a series or renames one (image-library 2.9). */
export function SeriesMetaWindow({ options: { series }, close }: WindowProps<SeriesMetaOptions, SeriesMetaResult>) {
  const { runtime, templates, openWindow, close: leave } = useShell()
  const t = useLabels<SeriesMetaLabel>()
  // The configuration is read once, because it must not change in an open window.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const { field, title, isBusy, isUnanswered, change, save, remove } = useSeriesMeta({ config, series, close })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const slots = {
    help: (
      <SeriesHelp
        heading={t(series ? 'pix_series_edit' : 'pix_series_add')}
        text={t(series ? 'pix_series_edit_help' : 'pix_series_add_help')}
      />
    ),
    Title: (
      <TextField
        ref={field}
        label={t('pix_field_title')}
        isRequired
        value={title}
        readOnly={isBusy}
        autoComplete="off"
        autoFocus
        onChange={change}
      />
    ),
    info: series && <SeriesInfo text={t('pix_series_id', { ID: series.Id })} />,
    delete: series && (
      <Button variant="quiet" icon={Trash2} onClick={remove}>
        {t('pix_delete')}
      </Button>
    ),
    manage: (
      <Button variant="quiet" icon={Images} onClick={() => void openWindow('pix.manage', { isPicker: false })}>
        {t('pix_manage')}
      </Button>
    ),
    cancel: <Button onClick={leave}>{t('abbrechen')}</Button>,
    save: (
      <Button type="submit" variant="primary" isBusy={isBusy} aria-keyshortcuts="Control+Enter Meta+Enter">
        {t('pix_save')}
      </Button>
    ),
  }
  return (
    <ShellChrome>
      <WindowForm noValidate {...{ isBusy, isUnanswered }} onSubmit={submit}>
        <WindowLayout
          template={templates.content}
          slots={slots}
          required={['Title', 'save']}
          renderLayout={placed => <SeriesMetaLayout slots={placed} />}
        />
      </WindowForm>
    </ShellChrome>
  )
}

SeriesMetaWindow.labels = seriesMetaLabels
