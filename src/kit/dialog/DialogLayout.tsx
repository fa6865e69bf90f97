import { useId, useRef, type FormEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import styled from 'styled-components'
import { Button } from '../control/Button'
import { cssVar } from '../theme/tokens'
import { ModalDialog } from '../window/ModalDialog'

interface DialogLayoutProps {
  role: 'dialog' | 'alertdialog'
  heading: string
  okText: string
  okVariant?: 'primary' | 'danger'
  /** True while the action runs: OK shows a spinner, Cancel is disabled, and Escape does nothing. */
  isBusy?: boolean
  onOk: () => void
  /** Called on Cancel and Escape. Without it, Escape does the same as OK. */
  onCancel?: () => void
  cancelText?: string
  /** True when Cancel gets the focus. Enter then means Cancel, unless OK or another control has the focus. */
  isCancelFirst?: boolean
  /** The element to focus instead of a button. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
}

const Form = styled.form`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${cssVar('space-3')};
  min-height: 0;
  padding: ${cssVar('space-5')};
`
const Heading = styled.h2`
  font-size: ${cssVar('font-title')};
  font-weight: ${cssVar('weight-strong')};
  line-height: ${cssVar('line-tight')};
  overflow-wrap: anywhere;
  hyphens: auto;
`
const Content = styled.div`
  display: grid;
  gap: ${cssVar('space-3')};
  overflow: auto;
  overflow-wrap: anywhere;
  hyphens: auto;
  &:empty {
    display: none;
  }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${cssVar('space-2')};
  margin-block-start: ${cssVar('space-2')};
`
const SIZE = { width: 420 }

/** Lets the keyboard focus and scroll content that is longer than the dialog. */
function makeScrollable(content: HTMLElement | null): void {
  if (content && content.scrollHeight > content.clientHeight) content.tabIndex = 0
}

/**
 * The layout of the small dialogs: heading, content, Cancel and OK. Enter is OK unless `isCancelFirst`. Escape is
 * Cancel, or OK without `onCancel`. A press on the backdrop does nothing.
 */
export function DialogLayout({
  role,
  heading,
  okText,
  okVariant = 'primary',
  isBusy = false,
  onOk,
  onCancel,
  cancelText,
  isCancelFirst,
  initialFocus,
  children,
}: DialogLayoutProps) {
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  const leave = onCancel ?? onOk
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onOk()
  }
  const pressKey = (event: KeyboardEvent) => {
    // Buttons and fields handle Enter by themselves.
    if (
      event.key !== 'Enter' ||
      event.nativeEvent.isComposing ||
      (event.target as Element).closest('button, input, textarea, select, a')
    )
      return
    event.preventDefault()
    first.current?.click()
  }
  return (
    <ModalDialog
      role={role}
      labelledBy={`${id}-heading`}
      describedBy={`${id}-content`}
      size={SIZE}
      initialFocus={initialFocus ?? first}
      onDismiss={reason => reason === 'escape' && !isBusy && leave()}
    >
      <Form onSubmit={submit} onKeyDown={pressKey}>
        <Heading part="heading" id={`${id}-heading`}>
          {heading}
        </Heading>
        <Content part="content" ref={makeScrollable} id={`${id}-content`}>
          {children}
        </Content>
        <Actions part="bar">
          {cancelText !== undefined && onCancel && (
            <Button ref={isCancelFirst ? first : undefined} onClick={() => onCancel()} disabled={isBusy}>
              {cancelText}
            </Button>
          )}
          <Button ref={isCancelFirst ? undefined : first} type="submit" variant={okVariant} isBusy={isBusy}>
            {okText}
          </Button>
        </Actions>
      </Form>
    </ModalDialog>
  )
}
