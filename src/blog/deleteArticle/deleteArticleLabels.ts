/** Every label of the question before an article is deleted. */
export const deleteArticleLabels = ['delete_article_confirm_header', 'delete_article_confirm_text', 'blog_delete'] as const
