import { useState, type ReactNode } from 'react'
import { ConfirmDialog, MessageDialog } from '../kit/dialog/MessageDialog'
import type { PromptDialog } from '../kit/dialog/PromptDialog'
import { useLabels } from '../labels/useLabels'
import type { LateParts } from './createRuntime'
import type { Message, PromptQuestion, Question } from './useShell'

type OpenDialog =
  | { readonly kind: 'question'; readonly id: number; readonly question: Question; resolve(answer: boolean): void }
  | {
      readonly kind: 'prompt'
      readonly id: number
      readonly question: PromptQuestion
      readonly Dialog: typeof PromptDialog
      resolve(answer: string | undefined): void
    }
  | { readonly kind: 'message'; readonly id: number; readonly message: Message; resolve(isOk: boolean): void }

/** The dialogs over one window, opened by awaited calls. */
export interface Dialogs {
  ask(question: Question): Promise<boolean>
  prompt(question: PromptQuestion): Promise<string | undefined>
  tell(message: Message): Promise<boolean>
  /** Rendered inside the window's dialog element. */
  readonly element: ReactNode
}

let lastId = 0

/** Adds a message. If the same message is already open, as when two requests fail for the same reason, one acknowledgement settles both. */
function withMessage(
  open: readonly OpenDialog[],
  message: Message,
  resolve: (isOk: boolean) => void,
): readonly OpenDialog[] {
  const text = JSON.stringify(message)
  const same = open.find(dialog => dialog.kind === 'message' && JSON.stringify(dialog.message) === text)
  if (same?.kind !== 'message') return [...open, { kind: 'message', id: ++lastId, message, resolve }]
  const both = (isOk: boolean) => {
    same.resolve(isOk)
    resolve(isOk)
  }
  return open.map(dialog => (dialog === same ? { ...same, resolve: both } : dialog))
}

/** Holds the dialogs of one window. Several may lie on top of each other. */
export function useDialogs({ loadPromptDialog }: LateParts): Dialogs {
  const t = useLabels()
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([])
  const [{ ask, prompt, tell }] = useState(() => {
    const add = (dialog: OpenDialog) => setDialogs(open => [...open, dialog])
    return {
      ask: (question: Question) =>
        new Promise<boolean>(resolve => add({ kind: 'question', id: ++lastId, question, resolve })),
      async prompt(question: PromptQuestion) {
        const Dialog = await loadPromptDialog()
        return new Promise<string | undefined>(resolve =>
          add({ kind: 'prompt', id: ++lastId, question, Dialog, resolve }),
        )
      },
      tell: (message: Message) =>
        new Promise<boolean>(resolve => setDialogs(open => withMessage(open, message, resolve))),
    }
  })

  const element = dialogs.map(dialog => {
    const { id } = dialog
    /** Removes the dialog, then settles its call. */
    const ending =
      <Answer,>(resolve: (answer: Answer) => void) =>
      (answer: Answer) => {
        setDialogs(open => open.filter(other => other !== dialog))
        resolve(answer)
      }
    if (dialog.kind === 'message') {
      const { canCancel, ...message } = dialog.message
      const end = ending(dialog.resolve)
      return (
        <MessageDialog
          key={id}
          okText={t('ok')}
          {...message}
          onOk={() => end(true)}
          {...(canCancel && { cancelText: t('abbrechen'), onCancel: () => end(false) })}
        />
      )
    }
    const texts = { okText: t('ok'), cancelText: t('abbrechen') }
    if (dialog.kind === 'prompt') {
      const end = ending(dialog.resolve)
      return <dialog.Dialog key={id} {...texts} {...dialog.question} onOk={end} onCancel={() => end(undefined)} />
    }
    const end = ending(dialog.resolve)
    return <ConfirmDialog key={id} {...texts} {...dialog.question} onOk={() => end(true)} onCancel={() => end(false)} />
  })
  return { ask, prompt, tell, element }
}
