import { useCallback, useState, type ReactNode } from 'react'
import { ConfirmDialog, MessageDialog, PromptDialog } from '../kit/dialog/MessageDialog'
import { useLabels } from '../labels/useLabels'
import type { Message, PromptQuestion, Question } from './useShell'

type OpenDialog =
  | { readonly kind: 'question'; readonly id: number; readonly question: Question; resolve(answer: boolean): void }
  | {
      readonly kind: 'prompt'
      readonly id: number
      readonly question: PromptQuestion
      resolve(answer: string | undefined): void
    }
  | { readonly kind: 'message'; readonly id: number; readonly message: Message; resolve(isOk: boolean): void }

/** The dialogs over one window, asked for by awaited calls. */
export interface Dialogs {
  ask(question: Question): Promise<boolean>
  prompt(question: PromptQuestion): Promise<string | undefined>
  tell(message: Message): Promise<boolean>
  /** Rendered inside the window's dialog element. */
  readonly element: ReactNode
}

let lastId = 0

/** Adds a message; one that is open already, as when two requests fail for the same reason, is acknowledged once for both. */
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

/** Keeps the dialogs of one window; several may lie on top of each other. */
export function useDialogs(): Dialogs {
  const t = useLabels()
  const [dialogs, setDialogs] = useState<readonly OpenDialog[]>([])
  const ask = useCallback(
    (question: Question) =>
      new Promise<boolean>(resolve =>
        setDialogs(open => [...open, { kind: 'question', id: ++lastId, question, resolve }]),
      ),
    [],
  )
  const prompt = useCallback(
    (question: PromptQuestion) =>
      new Promise<string | undefined>(resolve =>
        setDialogs(open => [...open, { kind: 'prompt', id: ++lastId, question, resolve }]),
      ),
    [],
  )
  const tell = useCallback(
    (message: Message) => new Promise<boolean>(resolve => setDialogs(open => withMessage(open, message, resolve))),
    [],
  )

  const end = (dialog: OpenDialog) => setDialogs(open => open.filter(other => other !== dialog))
  const element = dialogs.map(dialog => {
    if (dialog.kind === 'message') {
      const { canCancel, ...message } = dialog.message
      const acknowledge = (isOk: boolean) => {
        end(dialog)
        dialog.resolve(isOk)
      }
      return (
        <MessageDialog
          key={dialog.id}
          okText={t('ok')}
          {...message}
          onOk={() => acknowledge(true)}
          {...(canCancel && { cancelText: t('abbrechen'), onCancel: () => acknowledge(false) })}
        />
      )
    }
    const { okText = t('ok'), cancelText = t('abbrechen') } = dialog.question
    if (dialog.kind === 'prompt') {
      const answer = (text: string | undefined) => {
        end(dialog)
        dialog.resolve(text)
      }
      return (
        <PromptDialog
          key={dialog.id}
          {...dialog.question}
          {...{ okText, cancelText }}
          onOk={answer}
          onCancel={() => answer(undefined)}
        />
      )
    }
    const answer = (isConfirmed: boolean) => {
      end(dialog)
      dialog.resolve(isConfirmed)
    }
    return (
      <ConfirmDialog
        key={dialog.id}
        {...dialog.question}
        {...{ okText, cancelText }}
        onOk={() => answer(true)}
        onCancel={() => answer(false)}
      />
    )
  })
  return { ask, prompt, tell, element }
}
