/** What a blog post is about, in the language that was asked for. */
export interface BlogTag {
  tag_id: number
  title: string
}
