/** Every label of the window of a new blog post. */
export const newPostLabels = [
  'blog_new_post_heading',
  'blog_title',
  'blog_tag',
  'blog_tag_choose',
  'blog_tags_loading',
  'blog_tags_failed',
  'blog_create',
  'blog_leave_question',
  'blog_leave_text',
  'blog_leave',
  'blog_stay',
  'blog_no_page',
  'page_window_error_text',
  'page_window_error_text_headline',
] as const
