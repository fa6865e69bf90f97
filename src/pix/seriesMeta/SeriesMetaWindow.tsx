import { Trash2 } from 'lucide-react'
import { type FormEvent, useMemo } from 'react'
import { Button } from '../../kit/control/Button'
import { TextField } from '../../kit/field/TextField'
import { useLabels } from '../../labels/useLabels'
import { ShellFrame } from '../../shell/ShellFrame'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import type { WindowProps } from '../../shell/WindowTable'
import { WindowLayout } from '../../template/WindowLayout'
import type { Series } from '../series/Series'
import { SeriesHelp } from './parts/SeriesHelp'
import { SeriesInfo } from './parts/SeriesInfo'
import type { SeriesMetaLabel } from './SeriesMetaLabel'
import { SeriesMetaLayout } from './SeriesMetaLayout'
import type { SeriesMetaOptions } from './SeriesMetaOptions'
import { useSeriesMeta } from './useSeriesMeta'
import { seriesMetaLabels } from './seriesMetaLabels'

/** Creates a series, or gives one another title (image-library 2.9). */
export function SeriesMetaWindow({ options: { series }, close }: WindowProps<SeriesMetaOptions, Series>) {
  const { runtime, templates, close: leave } = useShell()
  const t = useLabels<SeriesMetaLabel>()
  // Read once: what an open window is made for doesn't change under it.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const { field, title, isBusy, change, save, remove } = useSeriesMeta({ config, series, close })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const slots = {
    help: <SeriesHelp heading={t(series ? 'pix_series_edit' : 'pix_series_add')} text={t(series ? 'pix_series_edit_help' : 'pix_series_add_help')} />,
    Title: <TextField ref={field} label={t('pix_field_title')} isRequired value={title} readOnly={isBusy} autoComplete="off" autoFocus onChange={change} />,
    info: series && <SeriesInfo text={t('pix_series_id', { ID: series.Id })} />,
    delete: series && (
      <Button variant="quiet" icon={Trash2} onClick={remove}>
        {t('pix_delete')}
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
    <ShellFrame>
      <WindowForm noValidate onSubmit={submit}>
        <WindowLayout template={templates.content} slots={slots} required={['Title', 'save']} renderLayout={placed => <SeriesMetaLayout slots={placed} />} />
      </WindowForm>
    </ShellFrame>
  )
}

SeriesMetaWindow.labels = seriesMetaLabels
