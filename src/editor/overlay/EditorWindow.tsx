import { useRef, useState } from 'react'
import styled from 'styled-components'
import type { EditorOpenOptions } from '../../api/EditorApi'
import { WindowSkeleton } from '../../kit/window/WindowSkeleton'
import { useLabels } from '../../labels/useLabels'
import { LoadState } from '../../shell/LoadState'
import { ShellChrome } from '../../shell/ShellChrome'
import type { WindowProps } from '../../shell/WindowTable'
import { editorLabels } from './editorLabels'
import { EditorTools } from './parts/EditorTools'
import { useEditor } from './useEditor'
import { useEditorBox } from './useEditorBox'

/** Target of the editor: an address, and the comments or the article to create on the portal first, if given. */
export interface EditorTarget extends Pick<EditorOpenOptions, 'comments' | 'article'> {
  readonly url: string
}

const Content = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-height: 0;
`
// White, because a page without its own background expects a white background.
const Iframe = styled.iframe<{ $isDragging: boolean }>`
  flex: 1 1 auto;
  min-height: 0;
  width: 100%;
  border: 0;
  background: #fff;
  color-scheme: light;
  ${({ $isDragging }) => $isDragging && 'pointer-events: none;'}
`
const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
`

/** Shows the external editor in a window that can be moved and resized (portal-accounts 2.4). */
export function EditorWindow({ options, close }: WindowProps<EditorTarget, never>) {
  const t = useLabels<(typeof editorLabels)[number]>()
  const content = useRef<HTMLDivElement>(null)
  const { state, iframe } = useEditor(options, close)
  const box = useEditorBox(content)
  const [isLoaded, setLoaded] = useState(false)
  return (
    <ShellChrome>
      <Content ref={content}>
        {state.status !== 'ready' && (
          <LoadState
            status={state.status}
            heading={t('ui_editor_failed')}
            text={t('ui_editor_failed_text')}
            isFocused
            isWholeWindow
            onRetry={() => state.status === 'failed' && state.retry()}
          />
        )}
        {state.status === 'ready' && (
          <>
            <Iframe
              ref={iframe}
              src={state.address}
              title={t('ui_editor_frame')}
              allow="clipboard-write; fullscreen"
              onLoad={() => setLoaded(true)}
              $isDragging={box.isDragging}
            />
            {!isLoaded && (
              <Cover>
                <WindowSkeleton kind="lines" label={t('ui_loading')} />
              </Cover>
            )}
          </>
        )}
        {!box.isFixed && <EditorTools box={box} />}
      </Content>
    </ShellChrome>
  )
}

EditorWindow.labels = editorLabels
