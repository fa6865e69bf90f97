import type { ComponentType } from 'react'
import { TextMarkers } from '../../labels/TextMarkers'
import type { WindowComponent, WindowProps } from '../../shell/WindowTable'
import type { FrameOptions } from './FrameOptions'

const NONE = {}

/**
 * Returns a window of the frame that fills the markers of all its texts by the option `replace_text` (portal-accounts
 * 3).
 */
export function fillFrameTexts(Window: WindowComponent): WindowComponent {
  const Content = Window as ComponentType<never> as ComponentType<WindowProps<FrameOptions>>
  function FilledWindow(props: WindowProps<FrameOptions>) {
    return (
      <TextMarkers value={props.options.replace_text ?? NONE}>
        <Content {...props} />
      </TextMarkers>
    )
  }
  return Object.assign(FilledWindow, { labels: Window.labels })
}
