import { UserRound } from 'lucide'
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react'
import { EmptyState } from '../../kit/control/EmptyState'
import { WindowBody } from '../../kit/window/WindowBody'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useLabels } from '../../labels/useLabels'
import { FoyerError } from '../../lib/FoyerError'
import type { Runtime } from '../../shell/createRuntime'
import { ShellChrome } from '../../shell/ShellChrome'
import { LoadState } from '../../shell/LoadState'
import { usePart } from '../../shell/usePart'
import { useShell } from '../../shell/useShell'
import type { WindowProps } from '../../shell/WindowTable'
import type { PickOptions } from '../../config/PickOptions'
import type { PickLibraryProps } from '../pick/PickLibrary'
import type { Picture } from '../picture/Picture'
import { pixParts } from '../pixParts'
import { type ManageLabel, manageLabels } from './manageLabels'
import { ManageLibrary } from './ManageLibrary'
import { prefetchedPictures } from './picturePages'

/** Options of the manage window. */
interface ManageOptions {
  /** True when a caller waits for a selection, so that pictures can be inserted. */
  readonly isPicker: boolean
  /** Limits that the page sets. Default: none. */
  readonly limits?: PickOptions | undefined
}

/**
 * Result of the manage window. A tile's insert button returns one picture. The selection bar returns an array, even for
 * one picture. With the limit `multiple: false`, it returns the picture itself. An empty array means that the person
 * confirmed an empty choice.
 */
export type PictureSelection = Picture | Picture[]

/** Slots of the manage window. A portal's template can change their positions (image-library 2.6). */
export interface ManageSlots {
  /** Search field. Missing in an empty library, and while the marked pictures are listed. */
  readonly filter: ReactNode
  /**
   * Dropdown: all pictures, the marked ones, one series, pictures that lack texts, or duplicates. Missing in an empty
   * library.
   */
  readonly 'series-filter': ReactNode
  /**
   * Number of pictures, button for the list of keyboard shortcuts, and switch between tiles and list. Missing in an
   * empty library.
   */
  readonly view: ReactNode
  /** Notices, such as the error message if the series can't be loaded. */
  readonly notices: ReactNode
  /** The pictures. */
  readonly list: ReactNode
  /**
   * End of the list: more pictures are loading, they failed to load, or there are no more. Missing in an empty library.
   */
  readonly 'end-marker': ReactNode
  /** Bar with the actions on the marked pictures. Missing while none is marked. */
  readonly 'selection-bar': ReactNode
  /** Button that uploads files, and dropdown for the series of the uploaded pictures. Missing in an empty library. */
  readonly upload: ReactNode
  /** Button that edits the shown series, or adds a series. Missing in an empty library. */
  readonly 'series-buttons': ReactNode
}

/** Name of a slot of the manage window. */
export type ManageSlot = keyof ManageSlots

/**
 * The picture library: browse, filter, mark, upload and delete pictures; insert them if a caller waits for a selection
 * (image-library 2.6).
 */
export function ManageWindow({ options, close }: WindowProps<ManageOptions, PictureSelection>) {
  const { runtime } = useShell()
  const t = useLabels<ManageLabel>()
  // The configuration is read once, because it must not change in an open window.
  const config = useMemo(() => runtime.readConfig(), [runtime])
  const { accountId } = config.auth
  const { limits } = options
  const pick = usePart<ComponentType<PickLibraryProps>>(pixParts.pick, limits ? 1 : 0, LimitsFailed)
  useEffect(() => {
    if (accountId !== undefined) return
    runtime.reportError(
      new FoyerError(
        'CONFIG_MISSING_ACCOUNT',
        "the picture library needs 'auth.accountId'. Configure this option for everyone who is logged in, and offer the library only to them.",
      ),
    )
  }, [accountId, runtime])
  const Library = limits ? pick?.Part : ManageLibrary
  return (
    <ShellChrome>
      {accountId === undefined ? (
        <WindowBody>
          <EmptyState icon={UserRound} heading={t('pix_no_account_heading')} text={t('pix_no_account_text')} />
        </WindowBody>
      ) : Library ? (
        <Library
          {...{ config, accountId, limits, close }}
          canInsert={options.isPicker && !config.standalone}
          Library={ManageLibrary}
        />
      ) : (
        <WindowSkeleton kind="tiles" label={t('ui_loading')} />
      )}
    </ShellChrome>
  )
}

/** Offers to open the library again if the code that applies `limits` did not load. */
function LimitsFailed({ limits }: PickLibraryProps) {
  const { replaceWindow } = useShell()
  const t = useLabels()
  return (
    <LoadState
      status="failed"
      heading={t('error_dialog_heading')}
      isFocused
      isWholeWindow
      onRetry={() => replaceWindow('pix.manage', { isPicker: true, limits })}
    />
  )
}

ManageWindow.labels = manageLabels
ManageWindow.prefetch = (runtime: Runtime) => prefetchedPictures.ask(runtime.readConfig())
