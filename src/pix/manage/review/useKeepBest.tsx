import { useEffect, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../../config/resolveConfig'
import { announce } from '../../../kit/control/LiveRegion'
import { useLabels } from '../../../labels/useLabels'
import { useShell } from '../../../shell/useShell'
import type { Picture } from '../../picture/Picture'
import { deletePicture } from '../../picture/pictureWire'
import { changeSeriesPictures, type Series } from '../../series/seriesWire'
import { findSeriesOf } from '../findSeriesOf'
import type { ManageLabel } from '../manageLabels'
import { pictureName } from '../pictureTexts'
import type { Marks } from '../useMarks'
import type { ReviewLabel } from './reviewLabels'

/** Maximum number of copies that the confirmation names. The rest is only counted. */
const NAMED = 8

/**
 * Text of the confirmation before copies are deleted: says that the best copy gets their series and marks, and lists
 * the copies.
 */
function DoomedCopies({ pictures }: { pictures: readonly Picture[] }) {
  const t = useLabels<ManageLabel | ReviewLabel>()
  return (
    <>
      <p>{t('pix_keep_best_text')}</p>
      <ul>
        {pictures.slice(0, NAMED).map(picture => (
          <li
            key={picture.Id}
          >{`${pictureName(picture, t)}, ${t('pix_size', { WIDTH: picture.Width, HEIGHT: picture.Height })}`}</li>
        ))}
        {pictures.length > NAMED && <li>{t('pix_keep_best_more', { COUNT: pictures.length - NAMED })}</li>}
      </ul>
    </>
  )
}

interface KeepBestOptions {
  readonly config: ResolvedConfig
  readonly marks: Marks
  /** Called after pictures were deleted. */
  onRemoved(ids: ReadonlySet<number>): void
}

/** Progress of the deletion. `total` is undefined until the first copy is deleted, or could not be deleted. */
interface KeepProgress {
  readonly done: number
  readonly total: number | undefined
}

/**
 * Keeps the best copy of each group, after one confirmation that lists the others. The best copy gets the series and
 * marks of the others, then the others are deleted.
 */
export function useKeepBest({ config, marks, onRemoved }: KeepBestOptions) {
  const { runtime, ask, tell, showFailedRequest } = useShell()
  const t = useLabels<ManageLabel | ReviewLabel>()
  const [progress, setProgress] = useState<KeepProgress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const takeOver = async ([best, ...others]: readonly Picture[], held: ReadonlyMap<number, readonly Series[]>) => {
    if (!best) return
    const has = new Set(held.get(best.Id))
    const gains = new Set(others.flatMap(({ Id }) => held.get(Id) ?? []).filter(one => !has.has(one)))
    for (const { Id } of gains) await changeSeriesPictures(config, Id, 'PUT', [best.Id])
    const ids = new Set(others.map(({ Id }) => Id))
    if (others.some(({ Id }) => marks.latest.current.has(Id)))
      marks.change(new Set([...marks.latest.current].map(id => (ids.has(id) ? best.Id : id))))
  }
  const work = async (
    groups: readonly (readonly Picture[])[],
    held: ReadonlyMap<number, readonly Series[]>,
    signal: AbortSignal,
  ) => {
    const total = groups.reduce((sum, group) => sum + group.length - 1, 0)
    const failed: string[] = []
    let done = 0
    let removedCount = 0
    const attempt = async (picture: Picture, action: () => Promise<unknown>) => {
      try {
        await action()
        return true
      } catch (error) {
        runtime.reportError(error)
        failed.push(pictureName(picture, t))
        return false
      }
    }
    for (const group of groups) {
      const [best, ...others] = group
      if (signal.aborted || !best) break
      const removed = new Set<number>()
      // If the best copy could not get the series, the other copies are not deleted.
      if (await attempt(best, () => takeOver(group, held))) {
        for (const other of others) {
          if (signal.aborted) break
          if (await attempt(other, () => deletePicture(config, other.Id))) removed.add(other.Id)
          setProgress({ done: ++done, total })
        }
      } else {
        done += others.length
        setProgress({ done, total })
      }
      removedCount += removed.size
      if (removed.size > 0) onRemoved(removed)
    }
    return { failed, removedCount }
  }

  const keep = async (groups: readonly (readonly Picture[])[]): Promise<void> => {
    if (running.current) return
    const stop = new AbortController()
    running.current = stop
    setProgress({ done: 0, total: undefined })
    try {
      const ids = groups.flat().map(({ Id }) => Id)
      const held = await findSeriesOf(config, ids, stop.signal)
      const doomed = groups.flatMap(group => group.slice(1))
      if (
        !(await ask({
          heading: t('pix_keep_best_question', { COUNT: doomed.length }),
          text: <DoomedCopies pictures={doomed} />,
          okText: t('pix_delete'),
          isDangerous: true,
        }))
      )
        return
      const { failed, removedCount } = await work(groups, held, stop.signal)
      if (failed.length > 0)
        await tell({
          heading: t('error_dialog_heading'),
          text: t('pix_keep_best_failed', { COUNT: failed.length }),
          detail: failed.join('\n'),
        })
      else announce(t('pix_keep_best_done', { COUNT: removedCount }))
    } catch (error) {
      if (!stop.signal.aborted) await showFailedRequest(error, () => void keep(groups))
    } finally {
      running.current = undefined
      setProgress(undefined)
    }
  }
  return { progress, keep, stop: () => running.current?.abort() }
}
