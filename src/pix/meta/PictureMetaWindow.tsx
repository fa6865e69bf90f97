import { FileQuestion } from 'lucide-react'
import { useMemo } from 'react'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { Picture } from '../picture/Picture'
import { type MetaLabel, metaLabels } from './metaLabels'
import { PictureMetaForm } from './PictureMetaForm'
import { useMeta } from './useMeta'

/** Which picture the meta window is opened for: the one that a window shows and that is gone back to, or one that a page names; for a page the window offers the way to the library. */
export type MetaOptions =
  | { readonly picture: Picture; readonly pictureId?: undefined }
  | { readonly pictureId: number; readonly picture?: undefined }

/** What the meta window closes with: the saved picture; for a window that showed it also that it is deleted; nothing when nothing was changed. */
type MetaResult = Picture | { readonly deletedId: number }

/** What is known of one picture, to be changed: titles, credits, rights, keywords, descriptions, share groups (image-library 2.8). */
export function PictureMetaWindow({ options, close }: WindowProps<MetaOptions, MetaResult>) {
  const { runtime } = useShell()
  const t = useLabels<MetaLabel>()
  // Read once: what an open window is made for doesn't change under it.
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
