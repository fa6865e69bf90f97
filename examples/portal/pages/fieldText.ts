/** One text field of a decoded form body (an object) or query (a map), without the sign that no database keeps, NUL; '' when it is missing or no text. */
export function fieldText(fields: unknown, name: string): string {
  const value: unknown = fields instanceof Map ? fields.get(name) : isObject(fields) && Object.hasOwn(fields, name) ? fields[name] : '';
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
