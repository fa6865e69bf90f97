import { type DiagnosisCheck, type DiagnosisName, good } from './Diagnosis'

/** Lists each template that a window used, with the slots found in it and the way each was found. */
export async function checkTemplates(): Promise<Partial<Record<DiagnosisName, DiagnosisCheck>>> {
  try {
    const { templateReport } = await import('../../template/templateReport')
    return Object.fromEntries(
      [...templateReport].map(([name, found]) => [
        `template ${name}`,
        found.size > 0 ? good([...found].map(([slot, by]) => `${slot}: ${by}`).join(', ')) : NO_SLOTS,
      ]),
    )
  } catch {
    // The file did not load. The check of the files reports it.
    return {}
  }
}

const NO_SLOTS: DiagnosisCheck = {
  status: 'limited',
  found: 'no slots; the built-in layout shows',
  advice: 'Add data-slot to its elements, or configure templates.slots.',
}
