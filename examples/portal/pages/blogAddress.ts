/** The address of a page of the blog, counted from 1, or of one of its tags. */
export function blogAddress(tagId: number | undefined, page = 1): string {
  const query = new URLSearchParams({ ...(tagId !== undefined && { tag: String(tagId) }), ...(page > 1 && { p: String(page) }) }).toString();
  return query === '' ? '/blog' : `/blog?${query}`;
}
