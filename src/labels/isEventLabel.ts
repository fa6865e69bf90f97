/** Whether a label is one of event management: most of its own begin so, and each of its windows shows one of them. */
export function isEventLabel(label: string): boolean {
  return label.startsWith('event_')
}
