import { useQuery } from '@tanstack/react-query'
import { FileQuestion } from 'lucide'
import { useDeferredValue, useEffect, useMemo } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { Picture } from '../picture/Picture'
import { fetchPicture } from '../picture/pictureWire'
import { type MetaLabel, metaLabels } from './metaLabels'
import { PictureMetaForm } from './PictureMetaForm'

/** Options of the meta window: a picture from the window below, or the id of a picture that the page names. */
export type MetaOptions =
  | {
      readonly picture: Picture
      readonly pictureId?: undefined
      /** Called after the portal has stored a crop of the picture as a new picture, or may have stored it. */
      onCropped?(): void
    }
  | { readonly pictureId: number; readonly picture?: undefined; readonly onCropped?: undefined }

/**
 * Result of the meta window: the saved picture, or `deletedId` if the window was opened with a picture that is now
 * deleted. Undefined if nothing changed, or if a picture was deleted that the page named by its id.
 */
export type MetaResult = Picture | { readonly deletedId: number }

/** Window to edit one picture: titles, credits, rights, keywords, descriptions, share groups (image-library 2.8). */
export function PictureMetaWindow({ options, close }: WindowProps<MetaOptions, MetaResult>) {
  const { runtime } = useShell()
  const t = useLabels<MetaLabel>()
  // The configuration is read once, because it must not change in an open window.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const meta = useMeta(config, options)
  return (
    <ShellChrome>
      {meta.status === 'ready' ? (
        <PictureMetaForm
          key={meta.picture.Id}
          config={config}
          picture={meta.picture}
          refresh={meta.refresh}
          onCropped={options.onCropped}
          onSaved={close}
          onDeleted={() => close(options.picture && { deletedId: options.picture.Id })}
        />
      ) : (
        <LoadState
          status={meta.status}
          icon={FileQuestion}
          heading={t('pix_meta_load_failed')}
          isFocused
          isWholeWindow
          onRetry={() => meta.status === 'failed' && meta.retry()}
        />
      )}
    </ShellChrome>
  )
}

PictureMetaWindow.labels = metaLabels

type MetaState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; retry(): void }
  /** `refresh` reloads the picture; undefined if the caller provided the picture. */
  | { readonly status: 'ready'; readonly picture: Picture; readonly refresh?: () => void }

/** Returns the picture that the caller passed, or loads the one whose id the caller passed. */
function useMeta(config: ResolvedConfig, { picture, pictureId }: MetaOptions): MetaState {
  const { showFailedRequest } = useShell()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [config.auth.accountId, config.language, 'pix.picture', pictureId],
    queryFn: ({ signal }) => fetchPicture(config, pictureId ?? 0, signal),
    enabled: pictureId !== undefined,
    gcTime: 0,
  })
  // Deferred, so that the form renders in short tasks.
  const loaded = useDeferredValue(data)
  useEffect(() => {
    if (error) void showFailedRequest(error)
  }, [error, showFailedRequest])
  const load = () => void refetch()
  if (picture) return { status: 'ready', picture }
  if (error && !isFetching) return { status: 'failed', retry: load }
  return loaded ? { status: 'ready', picture: loaded, refresh: load } : { status: 'loading' }
}
