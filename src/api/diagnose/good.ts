import type { DiagnosisCheck } from './Diagnosis'

/** The check of what is as it should be. */
export function good(found: string): DiagnosisCheck {
  return { status: 'ok', found, advice: '' }
}
