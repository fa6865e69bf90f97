import { useEffect, useState } from 'react'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { Picture } from '../../picture/Picture'
import { fetchSeries } from '../../series/seriesWire'
import { searchSeries } from '../findSeriesOf'
import type { ManageLabel } from '../manageLabels'

const deletedFromLabels = [
  'pix_delete_series_search',
  'pix_delete_series',
  'pix_delete_no_series',
  'pix_delete_series_many',
] as const

/**
 * Maximum number of series that are searched for the picture, because each takes at least one request. If the account
 * has more series, the confirmation names none.
 */
const MAX_SERIES = 200

interface DeletedFromProps {
  readonly picture: Picture
}

/**
 * Lists the series that contain a picture. The series load while the confirmation is open, and the person need not wait
 * for them.
 */
export function DeletedFrom({ picture }: DeletedFromProps) {
  const { runtime } = useShell()
  const t = useLabels<ManageLabel | (typeof deletedFromLabels)[number]>()
  const [text, setText] = useState(() => t('pix_delete_series_search'))
  useEffect(() => {
    const stop = new AbortController()
    const search = async () => {
      const config = runtime.readConfig()
      const series = await fetchSeries(config, stop.signal)
      if (series.length > MAX_SERIES) return t('pix_delete_series_many')
      const found = await searchSeries(config, series, [picture.Id], stop.signal)
      const titles = (found.get(picture.Id) ?? []).map(({ Title }) => Title)
      return titles.length > 0 ? t('pix_delete_series', { SERIES: titles.join(', ') }) : t('pix_delete_no_series')
    }
    search().then(setText, (error: unknown) => {
      if (stop.signal.aborted) return
      runtime.reportError(error)
      setText(t('pix_delete_series_unknown'))
    })
    return () => stop.abort()
  }, [runtime, picture, t])
  return <p role="status">{text}</p>
}

DeletedFrom.labels = deletedFromLabels
