import { useRef } from 'react'
import { findMissingFields } from '../../config/findMissingFields'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import type { Picture } from '../picture/Picture'
import { fetchPicturesByIds } from '../picture/pictureWire'
import type { ManageLabel } from './ManageLabel'
import type { PictureSelection } from './ManageOptions'
import type { Marks } from './useMarks'
import { useShowFailure } from './useShowFailure'

interface InsertOptions {
  readonly config: ResolvedConfig
  readonly pictures: readonly Picture[]
  readonly marks: Marks
  close(selection: PictureSelection): void
}

/** Gives pictures to the caller: one from its tile, or all marked ones in the order of marking; first their required fields are checked (image-library 5.2). */
export function useInsert({ config, pictures, marks, close }: InsertOptions) {
  const { tell } = useShell()
  const showFailure = useShowFailure()
  const t = useLabels<ManageLabel>()
  const isInserting = useRef(false)

  const isComplete = async (chosen: readonly Picture[]) => {
    if (!config.checkFields) return true
    const names: Readonly<Record<string, string>> = { Title: t('pix_field_title'), Copyright: t('pix_field_copyright') }
    const lines = chosen.flatMap(picture => {
      const missing = findMissingFields({ ...picture }, config.checkForFields)
      const name = picture.Title?.trim() || t('pix_untitled', { ID: picture.Id })
      return missing.length > 0 ? [`${name}: ${missing.map(field => names[field] ?? field).join(', ')}`] : []
    })
    if (lines.length === 0) return true
    await tell({ heading: t('pix_fields_missing_heading'), text: t('pix_fields_missing_text'), detail: lines.join('\n') })
    return false
  }

  /** The marked pictures; what isn't loaded is fetched, and marks of pictures that are gone are dropped. */
  const collect = async () => {
    const ids = [...marks.latest.current]
    const known = new Map(pictures.map(picture => [picture.Id, picture]))
    const fetched = await fetchPicturesByIds(
      config,
      ids.filter(id => !known.has(id)),
    )
    for (const picture of fetched) known.set(picture.Id, picture)
    const found = ids.flatMap(id => known.get(id) ?? [])
    if (found.length < ids.length) marks.change(new Set(found.map(({ Id }) => Id)))
    return found
  }

  const insertMarked = async () => {
    // A second click while the first is handled does nothing (image-library 4.12).
    if (isInserting.current) return
    isInserting.current = true
    try {
      const chosen = await collect()
      if (chosen.length > 0 && (await isComplete(chosen))) close(chosen)
    } catch (error) {
      await showFailure(error)
    } finally {
      isInserting.current = false
    }
  }

  const insertOne = async (picture: Picture) => {
    if (await isComplete([picture])) close(picture)
  }
  return { insertOne, insertMarked }
}
