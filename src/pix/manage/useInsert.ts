import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { findMissingFields } from '../../config/findMissingFields'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import type { FieldCheckOptions } from '../fieldCheck/FieldCheckWindow'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import type { PictureSelection } from './ManageWindow'
import { type PicturePage, picturePages } from './picturePages'

/**
 * Returns functions that pass pictures to the caller. If `checkFields` is true, missing required fields are asked for
 * first (image-library 5.2).
 */
export function useInsert(
  config: ResolvedConfig,
  close: (selection: PictureSelection) => void,
  confirm: (picture: Picture) => Promise<readonly Picture[]>,
) {
  const { runtime, openWindow, showFailedRequest } = useShell()
  const replaceListed = useReplaceListed()
  const isInserting = useRef(false)

  /**
   * Returns the pictures, with their description if `checkForFields` has `Description`. If `checkFields` is true, asks
   * for missing required fields first. Undefined if the person cancelled.
   */
  const complete = async (chosen: readonly Picture[]): Promise<readonly Picture[] | undefined> => {
    const { checkFields, checkForFields } = config
    if (checkForFields['Description'])
      return (await pixParts.completeDescribed())(runtime, config, chosen, replaceListed, openWindow)
    if (!checkFields || chosen.every(picture => !findMissingFields(picture, checkForFields)[0])) return chosen
    const options: FieldCheckOptions = { pictures: chosen, onSaved: replaceListed }
    return openWindow<Picture[]>('pix.fieldCheck', options)
  }

  /** Ignores a second click while the first one is handled (image-library 4.12). */
  const insert = async (choose: () => Promise<PictureSelection | undefined>): Promise<void> => {
    if (isInserting.current) return
    isInserting.current = true
    try {
      const selection = await choose()
      if (selection) close(selection)
    } catch (error) {
      await showFailedRequest(error, () => void insert(choose))
    } finally {
      isInserting.current = false
    }
  }

  return {
    insert,
    complete,
    insertOne: (picture: Picture) => void insert(async () => (await complete(await confirm(picture)))?.[0]),
  }
}

/**
 * Returns a function that replaces a picture by its saved version in every loaded list, without a request and without
 * moving it.
 */
function useReplaceListed(): (saved: Picture) => void {
  const client = useQueryClient()
  return saved => {
    const lists = client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey.includes('pix.pictures') })
    for (const { queryKey, state } of lists)
      client.setQueryData<InfiniteData<PicturePage>>(
        queryKey,
        old => old && { ...old, pages: picturePages.replace(old.pages, new Map([[saved.Id, saved]])) },
        // A list of the last window stays out of date.
        { updatedAt: state.dataUpdatedAt },
      )
  }
}
