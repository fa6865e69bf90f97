import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { useShell } from '../../shell/useShell'
import { type OpenConverter, openConverter } from '../upload/fit/openConverter'
import { type CropRefusal, type OpenedOriginal, openOriginal } from './openOriginal'

/** Decodes a picture's file. Closes the converter and the preview when the window closes. */
export function useOpenedOriginal(config: ResolvedConfig, uri: string, file: Blob) {
  const { runtime } = useShell()
  /** Undefined while the file is decoded; a text is the reason why the picture can't be cropped. */
  const [opened, setOpened] = useState<OpenedOriginal | CropRefusal>()
  const converter = useRef<OpenConverter>(undefined)
  const open = useEffectEvent(async (own: OpenConverter, signal: AbortSignal) => {
    const found = await openOriginal(file, uri, config.pix, own).catch((error: unknown) => {
      if (!signal.aborted) runtime.reportError(error)
      return 'broken' as const
    })
    if (!signal.aborted) setOpened(found)
    else if (typeof found === 'object') found.preview.close()
  })
  useEffect(() => {
    const gone = new AbortController()
    const own = openConverter()
    converter.current = own
    void open(own, gone.signal)
    return () => {
      gone.abort()
      own.close()
    }
  }, [])
  const preview = typeof opened === 'object' ? opened.preview : undefined
  useEffect(() => () => preview?.close(), [preview])
  return { opened, converter }
}
