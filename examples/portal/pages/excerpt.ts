/** The beginning of a text: its first paragraph, cut at a word within `length` characters. */
export function excerpt(text: string, length: number): string {
  const paragraph = (text.split(/\n\s*\n/)[0] ?? '').trim();
  if (paragraph.length <= length) return paragraph;
  return `${paragraph.slice(0, length + 1).replace(/[\s,;:.–-]+\S*$/, '')} …`;
}
