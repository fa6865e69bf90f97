import type { FieldControlProps } from './FieldBox'

/** Attributes by which a screen reader hears the error and the hint with their control. */
type DescriptionProps = Pick<FieldControlProps, 'aria-invalid' | 'aria-describedby'>

interface FieldNotes {
  hint: string | undefined
  error: string | undefined
}

/**
 * Returns how the hint and the error of a field describe its control: their ids, undefined for one that is not shown, and the control's attributes.
 * @param id the first part of the ids; nothing else in the tree has it
 * @param describedBy the ids of further elements that describe the control
 */
export function describeField(id: string, { hint, error }: FieldNotes, describedBy?: string) {
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const description: DescriptionProps = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': joinIds(errorId, hintId, describedBy),
  }
  return { hintId, errorId, description }
}

/** Returns the only note of a checkbox, its error or else its hint, and the attributes by which it describes the control. */
export function describeCheckbox(noteId: string, { hint, error }: FieldNotes) {
  const note = error ?? hint
  const description: DescriptionProps = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? noteId : undefined,
  }
  return { note, isInvalid: error !== undefined, description }
}

/** Joins the ids of the elements that describe a control; undefined if there are none. */
export function joinIds(...ids: readonly (string | false | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined
}
