import { useEffect, useState } from 'react'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { Picture } from '../../picture/Picture'
import { findSeriesOf } from '../findSeriesOf'
import type { ManageLabel } from '../manageLabels'

interface DeletedFromProps {
  readonly picture: Picture
}

/** Lists the series that contain a picture. They load while the confirmation is open, and the person need not wait for them. */
export function DeletedFrom({ picture }: DeletedFromProps) {
  const { runtime } = useShell()
  const t = useLabels<ManageLabel>()
  const [text, setText] = useState(() => t('pix_delete_series_search'))
  useEffect(() => {
    const stop = new AbortController()
    findSeriesOf(runtime.readConfig(), [picture.Id], stop.signal).then(
      found => {
        const titles = (found.get(picture.Id) ?? []).map(({ Title }) => Title)
        setText(titles.length > 0 ? t('pix_delete_series', { SERIES: titles.join(', ') }) : t('pix_delete_no_series'))
      },
      (error: unknown) => {
        if (stop.signal.aborted) return
        runtime.reportError(error)
        setText(t('pix_delete_series_unknown'))
      },
    )
    return () => stop.abort()
  }, [runtime, picture, t])
  return <p role="status">{text}</p>
}
