/** Parts a figure's caption into its text and its credit: the credit begins at the last '©'. */
export function splitCaption(caption: string): { text: string; credit: string } {
  const start = caption.lastIndexOf('©');
  if (start < 0) return { text: caption.trim(), credit: '' };
  return { text: caption.slice(0, start).trim(), credit: caption.slice(start).trim() };
}
