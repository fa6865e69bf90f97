const longest = 75;

/** A content line of RFC 5545 with its end: folded so that none has more than 75 octets and no character is cut. */
export function icalLine(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line.replace(/[\0-\x08\x0a-\x1f\x7f]/g, '')) {
    const size = Buffer.byteLength(character);
    if (octets + size > longest) {
      lines.push(' ');
      octets = 1;
    }
    lines.push(`${lines.pop() ?? ''}${character}`);
    octets += size;
  }
  return `${lines.join('\r\n')}\r\n`;
}
