import { escapeHtml } from '../../http/escapeHtml'

/** A template with its `{{names}}` replaced by texts, as they stand in HTML. Throws for a name that has no text. */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`The template names ${name}, which has no text.`)
    return escapeHtml(value)
  })
}
