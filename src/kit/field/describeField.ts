import type { FieldControlProps } from './FieldBox'

/** Attributes that make screen readers speak error and hint with their control. */
type DescriptionProps = Pick<FieldControlProps, 'aria-invalid' | 'aria-describedby'>

interface FieldNotes {
  hint: string | undefined
  error: string | undefined
}

/**
 * Returns the ids of the hint and the error (undefined if not shown) and the attributes that connect them with the
 * control.
 * @param id prefix of the ids, unique in the control's shadow tree or page
 * @param describedBy ids of further elements that describe the control
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

/**
 * Returns the note of a checkbox (its error, or else its hint), and the attributes that connect the note with the
 * control.
 */
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
