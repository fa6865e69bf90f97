import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useSubmitGuard } from '../../kit/form/useForm'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { useSentRequest } from '../../shell/useSentRequest'
import { refusalStatus } from '../../wire/FailedRequest'
import { useAskBeforeLeaving } from '../picture/useAskBeforeLeaving'
import { type Series, seriesQuery } from '../series/seriesWire'
import { createSeries, deleteSeries, renameSeries } from './seriesMetaWire'
import type { SeriesMetaLabel } from './seriesMetaLabels'
import type { SeriesMetaResult } from './SeriesMetaWindow'

interface SeriesMetaOptions {
  readonly config: ResolvedConfig
  readonly series: Series | undefined
  close(result: SeriesMetaResult): void
}

/** Controller of the series form: creates a series if none is given, else renames it (image-library 4.10). */
export function useSeriesMeta({ config, series, close }: SeriesMetaOptions) {
  const { ask, showFailedRequest } = useShell()
  const { isUnanswered, send } = useSentRequest()
  const t = useLabels<SeriesMetaLabel>()
  const { isBusy, run } = useSubmitGuard()
  const isDone = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const before = useStoredTitle(config, series)
  const [typed, setTitle] = useState<string>()
  const title = typed ?? before
  useAskBeforeLeaving(title !== before, isBusy)

  const save = async () => {
    if (isDone.current) return
    // Without a title no request is sent and no message is shown (image-library 5.5).
    if (title.trim() === '') {
      field.current?.focus()
      return
    }
    const saved = await send(() => (series ? renameSeries(config, series.Id, title) : createSeries(config, title)))
    if (!saved) return
    isDone.current = true
    close(saved)
  }
  /** Deletes the series after a confirmation, or says that the portal offers no deletion (image-library 2.9). */
  const remove = async () => {
    const { deleteSeries: address } = config.pix
    const heading = t('pix_delete_question')
    if (!series) return
    if (!address) {
      await ask({ heading, text: t('pix_delete_not_offered', { TITLE: before }), okText: t('ok') })
      return
    }
    if (await ask({ heading, text: before, okText: t('pix_delete'), isDangerous: true })) await drop(address, series.Id)
  }
  const drop = (address: string, id: number): Promise<void> =>
    run(async () => {
      if (isDone.current) return
      try {
        await deleteSeries(address, id)
      } catch (error) {
        await showFailedRequest(error, () => void drop(address, id))
        // With status 404 the series is gone too.
        if (refusalStatus(error) !== 404) return
      }
      isDone.current = true
      close({ deletedId: id })
    })
  return {
    field,
    title,
    isBusy,
    isUnanswered,
    change(text: string) {
      if (!isBusy) setTitle(text)
    },
    save: () => void run(save),
    remove: () => void remove(),
  }
}

/**
 * Returns the title of a series, or an empty text for a new series. Loads the list of series again when the window opens,
 * because somebody else may have changed the title (list of decisions).
 */
function useStoredTitle(config: ResolvedConfig, series: Series | undefined): string {
  const { data } = useQuery({
    // The library uses the same query, so its list of series then shows the new title too.
    ...seriesQuery(config),
    enabled: series !== undefined,
    refetchOnMount: 'always',
  })
  return data?.find(({ Id }) => Id === series?.Id)?.Title ?? series?.Title ?? ''
}
