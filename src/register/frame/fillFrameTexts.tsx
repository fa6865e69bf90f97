import type { ComponentType } from 'react'
import { TextMarkers } from '../../labels/TextMarkers'
import type { WindowComponent, WindowProps } from '../../shell/WindowTable'
import type { FrameOptions } from './FrameOptions'
import { useTranslatedTexts } from './useTranslatedTexts'

const NONE = {}

/**
 * Returns a window of the frame that fills the markers of all its texts with the values of the option `replace_text`
 * (portal-accounts 3). A value that begins with `ml_` is a label, and the label's text is used.
 */
export function fillFrameTexts(Window: WindowComponent): WindowComponent {
  const Content = Window as ComponentType<never> as ComponentType<WindowProps<FrameOptions>>
  function FilledWindow(props: WindowProps<FrameOptions>) {
    const texts = useTranslatedTexts(props.options.replace_text ?? NONE)
    return (
      <TextMarkers value={texts}>
        <Content {...props} />
      </TextMarkers>
    )
  }
  return Object.assign(FilledWindow, { labels: Window.labels, prefetch: Window.prefetch })
}
