import * as v from 'valibot'
import type { EditorOpenOptions } from '../../api/EditorApi'
import { languageId } from '../../config/languageId'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { bareField } from '../../wire/bareField'
import { sendRequest } from '../../wire/sendRequest'
import { tokenSchema } from '../../wire/tokenSchema'

const id = v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.minLength(1))

/** Fetches the token that proves the account to the editor; null if there is none. */
export function fetchEditorToken({ paths }: ResolvedConfig, signal: AbortSignal): Promise<string | null> {
  return sendRequest({
    call: 'GET /api/auth m=get_cb_flex_editor_auth_token',
    url: `${paths.docRoot ?? '/event'}/api/auth`,
    query: { m: 'get_cb_flex_editor_auth_token' },
    schema: tokenSchema,
    isTextTaken: true,
    signal,
  })
}

/** Creates a configuration of comments for a page and a film; returns its id as a field of the editor's address. */
export async function newCommentsConfig(
  config: ResolvedConfig,
  { page_id, film_id }: NonNullable<EditorOpenOptions['comments']>,
): Promise<{ readonly comments_config_id: string }> {
  const comments_config_id = await sendRequest({
    call: 'GET /de_DE/page.json m=new_comments_config',
    url: pageUrl(config.paths.documentRoot),
    query: { m: 'new_comments_config', page_id, film_id, language_id: languageId(config) },
    schema: bareField('comments_config_id', id),
    isTextTaken: true,
    isKeyed: config.idempotency,
  })
  return { comments_config_id }
}

/**
 * Creates an empty article on a page; returns the article's id as a field of the editor's address. With `isStaging`,
 * the request goes to `hosts.editorStaging`, if the page configures this host.
 */
export async function newArticle(
  config: ResolvedConfig,
  { page_id, isStaging = false }: NonNullable<EditorOpenOptions['article']>,
): Promise<{ readonly article_id: string }> {
  const article_id = await sendRequest({
    call: 'GET /de_DE/page.json m=new_article',
    url: pageUrl((isStaging ? config.hosts.editorStaging : undefined) ?? config.paths.documentRoot),
    query: { m: 'new_article', page_id, language_id: languageId(config) },
    schema: bareField('article_id', id),
    isTextTaken: true,
    isKeyed: config.idempotency,
  })
  return { article_id }
}

const pageUrl = (root = '') => `${root}/de_DE/page.json`
