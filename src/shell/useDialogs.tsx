import { Fragment, type ReactNode, useState } from 'react'
import { ConfirmDialog, MessageDialog } from '../kit/dialog/MessageDialog'
import { useLabels } from '../labels/useLabels'
import type { LateParts } from './createRuntime'
import type { Message, PromptQuestion, Question } from './useShell'

interface ButtonTexts {
  readonly okText: string
  readonly cancelText: string
}

interface OpenDialog {
  readonly id: number
  render(texts: ButtonTexts): ReactNode
}

/** The dialogs over one window, opened by awaited calls. */
export interface Dialogs {
  ask(question: Question): Promise<boolean>
  prompt(question: PromptQuestion): Promise<string | undefined>
  tell(message: Message): Promise<boolean>
  /** The open dialogs. The window renders them inside its own element, after its content. */
  readonly element: ReactNode
}

let lastId = 0

/** Manages the dialogs of one window. Several can be open on top of each other. */
export function useDialogs({ loadPromptDialog }: LateParts): Dialogs {
  const t = useLabels()
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([])
  const [{ ask, prompt, tell }] = useState(() => {
    /** Opens a dialog. `end` removes it, then resolves the promise. */
    const open = <Answer,>(render: (texts: ButtonTexts, end: (answer: Answer) => void) => ReactNode) =>
      new Promise<Answer>(resolve => {
        const id = ++lastId
        const end = (answer: Answer) => {
          setDialogs(all => all.filter(other => other.id !== id))
          resolve(answer)
        }
        setDialogs(all => [...all, { id, render: texts => render(texts, end) }])
      })
    const messages = new Map<string, Promise<boolean>>()
    return {
      ask: (question: Question) =>
        open<boolean>((texts, end) => (
          <ConfirmDialog {...texts} {...question} onOk={() => end(true)} onCancel={() => end(false)} />
        )),
      async prompt(question: PromptQuestion) {
        const Dialog = await loadPromptDialog()
        return open<string | undefined>((texts, end) => (
          <Dialog {...texts} {...question} onOk={end} onCancel={() => end(undefined)} />
        ))
      },
      tell({ canCancel, ...message }: Message) {
        // If the same message is already open, as when two requests fail for the same reason, one acknowledgement
        // settles both.
        const text = JSON.stringify(message)
        const answer =
          messages.get(text) ??
          open<boolean>(({ okText, cancelText }, end) => (
            <MessageDialog
              okText={okText}
              {...message}
              onOk={() => end(true)}
              {...(canCancel && { cancelText, onCancel: () => end(false) })}
            />
          ))
        messages.set(text, answer)
        return answer.finally(() => messages.delete(text))
      },
    }
  })
  const texts = { okText: t('ok'), cancelText: t('abbrechen') }
  const element = dialogs.map(({ id, render }) => <Fragment key={id}>{render(texts)}</Fragment>)
  return { ask, prompt, tell, element }
}
