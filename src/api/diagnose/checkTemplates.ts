import type { TemplateUse } from '../../template/templateReport'
import { type DiagnosisCheck, type DiagnosisName, good } from './Diagnosis'

/**
 * Lists each template that a window used, with its slots and the way in which each slot was found. Also lists each
 * template that failed.
 */
export async function checkTemplates(): Promise<Partial<Record<DiagnosisName, DiagnosisCheck>>> {
  try {
    const { templateReport } = await import('../../template/templateReport')
    return Object.fromEntries([...templateReport].map(([name, use]) => [`template ${name}`, checkTemplate(use)]))
  } catch {
    // The file did not load, so no window has used a template yet.
    return {}
  }
}

function checkTemplate(use: TemplateUse): DiagnosisCheck {
  if (use.status === 'failed') return { status: 'limited', found: use.error.code, advice: use.error.message }
  const { unknown, slots } = use
  const known = [...use.found].filter(([slot]) => !unknown.includes(slot))
  const found = known.map(([slot, by]) => `${slot}: ${by}`).join(', ') || 'no slots; the built-in layout shows'
  if (unknown.length > 0)
    return {
      status: 'limited',
      found: `${found}; unknown: ${unknown.join(', ')}`,
      advice: `Correct the unknown names, because their elements are removed. The slots of this window are ${slots.join(', ')}.`,
    }
  if (known.length > 0) return good(found)
  return { status: 'limited', found, advice: 'Add data-slot to its elements, or configure templates.slots.' }
}
