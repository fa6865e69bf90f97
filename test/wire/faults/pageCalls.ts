import { deleteBlogArticle, fetchBlogTags, newBlogPost } from '../../../src/blog/blogWire'
import { fetchEditorToken, newArticle, newCommentsConfig } from '../../../src/editor/overlay/editorWire'
import { fetchTemplate } from '../../../src/template/templateWire'
import { seededAccount } from '../../support/seededAccount'
import type { ContractCall } from './ContractCall'

const author = { reading: 'portal', account: seededAccount.author } as const
const TEMPLATE = '/module/jscript/lib/cb_ui/templates/cb_ui_window.html'
/** The contract shows no answer to a deletion, and a template may be any text: what is none is noticed when it is read. */
const ANY_ANSWER = ['half JSON', 'JSON of another shape', 'wrong types', 'nothing at all']

/** The calls of editor, blog and templates. */
export const pageCalls: readonly ContractCall[] = [
  { ...author, name: 'editorWire.fetchEditorToken', takes: ['nothing at all'], ready: ({ config }) => ({ send: signal => fetchEditorToken(config, signal) }) },
  { ...author, name: 'editorWire.newCommentsConfig', isKeyed: true, ready: ({ config }) => ({ send: () => newCommentsConfig(config, { page_id: 1, film_id: '' }) }) },
  { ...author, name: 'editorWire.newArticle', isKeyed: true, ready: ({ config }) => ({ send: () => newArticle(config, { page_id: 1 }) }) },
  { ...author, name: 'blogWire.fetchBlogTags', ready: ({ config }) => ({ send: signal => fetchBlogTags(config, signal) }) },
  { ...author, name: 'blogWire.newBlogPost', isKeyed: true, ready: ({ config, number }) => ({ send: () => newBlogPost(config, { title: `Beitrag ${number}`, tag_id: '21' }) }) },
  {
    ...author,
    name: 'blogWire.deleteBlogArticle',
    isKeyed: true,
    againOnceDone: 'refused 404',
    takes: ANY_ANSWER,
    async ready({ config }) {
      const { article_id } = await newArticle(config, { page_id: 1 })
      return { send: () => deleteBlogArticle(config, article_id) }
    },
  },
  { ...author, name: 'templateWire.fetchTemplate GET', isStoppedByCaller: true, isNeverShown: true, takes: ANY_ANSWER, ready: () => ({ send: signal => fetchTemplate(TEMPLATE, undefined, signal) }) },
  { ...author, name: 'templateWire.fetchTemplate POST', isStoppedByCaller: true, isNeverShown: true, takes: ANY_ANSWER, ready: () => ({ send: signal => fetchTemplate(TEMPLATE, { language: 'de_DE' }, signal) }) },
]
