import type { FormMap } from '../http/FormMap'

/** A form whose texts have no control characters: they come along when somebody pastes from another program, who could neither see them nor take them out. */
export function withoutControls(form: FormMap): FormMap {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, typeof value === 'string' ? value.replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, ' ') : value]))
}
