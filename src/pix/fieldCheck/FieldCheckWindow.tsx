import { ShellFrame } from '../../shell/ShellFrame'
import type { WindowProps } from '../../shell/WindowTable'
import type { Picture } from '../picture/Picture'
import { FieldCheckForm } from './FieldCheckForm'
import type { FieldCheckOptions } from './FieldCheckOptions'
import { useFieldCheck } from './useFieldCheck'
import { fieldCheckLabels } from './fieldCheckLabels'

/** Walks a person through those of the chosen pictures that lack required fields, one at a time, and gives all of them back (image-library 2.10). */
export function FieldCheckWindow({ options, close }: WindowProps<FieldCheckOptions, Picture[]>) {
  const check = useFieldCheck(options, close)
  return <ShellFrame>{check.picture && <FieldCheckForm key={check.picture.Id} picture={check.picture} check={check} />}</ShellFrame>
}

FieldCheckWindow.labels = fieldCheckLabels
