import { useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useShell, useShowFailure } from '../../shell/useShell'
import { useAskBeforeLeaving } from '../picture/useAskBeforeLeaving'
import { createSeries, renameSeries, type Series } from '../series/seriesWire'
import type { SeriesMetaLabel } from './seriesMetaLabels'

interface SeriesMetaOptions {
  readonly config: ResolvedConfig
  readonly series: Series | undefined
  close(series?: Series): void
}

/** Controller of the series form: creates a series if none is given, else renames it (image-library 4.10). */
export function useSeriesMeta({ config, series, close }: SeriesMetaOptions) {
  const { ask } = useShell()
  const showFailure = useShowFailure()
  const t = useLabels<SeriesMetaLabel>()
  const { isBusy, run } = useSubmitGuard()
  const isDone = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const before = series?.Title ?? ''
  const [title, setTitle] = useState(before)
  useAskBeforeLeaving(title !== before, isBusy)

  const save = async () => {
    if (isDone.current) return
    // Without a title no request is sent and no message is shown (image-library 5.5).
    if (title.trim() === '') {
      field.current?.focus()
      return
    }
    try {
      const saved = await (series ? renameSeries(config, series.Id, title) : createSeries(config, title))
      isDone.current = true
      close(saved)
    } catch (error) {
      await showFailure(error)
    }
  }
  return {
    field,
    title,
    isBusy,
    change(text: string) {
      if (!isBusy) setTitle(text)
    },
    save: () => void run(save),
    /** Asks for confirmation, but deletes nothing (image-library 2.9). */
    remove: () =>
      void ask({ heading: t('pix_delete_question'), text: before, okText: t('pix_delete'), isDangerous: true }),
  }
}
