import { deleteBlogArticle, fetchBlogTags, newBlogPost } from '../../../src/blog/blogWire'
import { fetchEditorToken, newArticle, newCommentsConfig } from '../../../src/editor/overlay/editorWire'
import { changePassword } from '../../../src/register/layer/passwordWire'
import {
  checkAccount,
  createNewAccount,
  loginAccount,
  sendPasswordMail,
} from '../../../src/register/layer/registerLoginWire'
import {
  createTemporaryAccount,
  fetchMigrationSummary,
  moveTemporaryAccount,
  updateTemporaryAccount,
} from '../../../src/register/temporaryAccount/temporaryAccountWire'
import type { SampleCall } from './SampleCall'
import { sampleConfig as config } from './sampleConfig'
import { allDone, allRead } from './wrongBodies'

const signal = new AbortController().signal
const layer = (m: string, method = 'POST', resource = 'register_login') =>
  `${method} /register-login/api/${resource} m=${m}`
const page = (m: string, folder = '') => `GET ${folder}/page.json m=${m}`
const done = { success: true, data: { headline: 'Willkommen', text: 'Schön, dass Sie da sind.' }, message: 'Gut' }
const temporary = {
  gender: '1',
  taccount_type_id: '2',
  firstname: 'Ada',
  surname: 'Weil',
  artistname: '',
  aliasname: '',
  existmail: '',
}

/** The calls of the layers, of temporary accounts, of editor and blog. */
export const sampleLayerCalls: readonly SampleCall[] = [
  {
    name: 'registerLoginWire.sendPasswordMail',
    call: layer('send_password_mail'),
    answer: { success: true, message: 'Die Mail ist unterwegs.' },
    send: () => sendPasswordMail(config, 'thea'),
  },
  {
    name: 'registerLoginWire.checkAccount',
    call: layer('check_account', 'GET'),
    answer: { success: true, message: '' },
    send: () => checkAccount(config, 'thea'),
  },
  {
    name: 'registerLoginWire.loginAccount',
    call: layer('login_account'),
    answer: done,
    send: () => loginAccount(config, 'thea', 'Kranichzug#17'),
  },
  {
    name: 'registerLoginWire.createNewAccount',
    call: layer('create_new_account'),
    answer: done,
    send: () =>
      createNewAccount(config, { account: 'ada', password: 'Kranichzug#17', firstname: 'Ada', surname: 'Weil' }),
  },
  {
    name: 'passwordWire.changePassword',
    call: layer('change_password', 'POST', 'register_password'),
    answer: done,
    send: () => changePassword(config, { account: 'ada', password: 'Kranichzug#18', term_of_use_state: true }),
  },
  {
    name: 'temporaryAccountWire.createTemporaryAccount',
    call: layer('create_temporary_account', 'POST', 'register_tmp_account'),
    answer: { id: 17 },
    takes: { 17: '17' },
    send: () => createTemporaryAccount(config),
  },
  {
    name: 'temporaryAccountWire.updateTemporaryAccount',
    call: layer('update_temporary_account', 'POST', 'register_tmp_account'),
    answer: { success: true },
    // The contract does not show the response, so every value except an explicit no means success.
    takes: allRead({ isDone: true, message: '' }),
    send: () => updateTemporaryAccount(config, '17', temporary),
  },
  {
    name: 'temporaryAccountWire.fetchMigrationSummary',
    call: layer('tmp_account_summary', 'GET', 'register_tmp_account'),
    answer: {
      moves: [{ field: 'firstname', value: 'Ada' }],
      conflicts: [{ field: 'surname', temporary: 'Weil', account: 'Brandhorst' }],
    },
    send: () => fetchMigrationSummary(config, '17', signal),
  },
  {
    name: 'temporaryAccountWire.moveTemporaryAccount',
    call: 'POST /tmp_account.json m=move_tmp_account_to_account',
    answer: { success: true, message: 'Umgezogen.' },
    send: () => moveTemporaryAccount(config, '17'),
  },
  {
    name: 'editorWire.fetchEditorToken',
    call: 'GET /api/auth m=get_cb_flex_editor_auth_token',
    answer: 'tok-4f2a',
    takes: { 17: '17', ...allRead('done', ['null', '']) },
    send: () => fetchEditorToken(config, signal),
  },
  {
    name: 'editorWire.newCommentsConfig',
    call: page('new_comments_config', '/de_DE'),
    answer: { comments_config_id: 88 },
    takes: { 17: { comments_config_id: '17' } },
    send: () => newCommentsConfig(config, { page_id: 1, film_id: 2 }),
  },
  {
    name: 'editorWire.newArticle',
    call: page('new_article', '/de_DE'),
    answer: { article_id: 77 },
    takes: { 17: { article_id: '17' } },
    send: () => newArticle(config, { page_id: 1 }),
  },
  {
    name: 'blogWire.fetchBlogTags',
    call: page('tags'),
    answer: { tags: [{ tag_id: 21, title: 'Film' }] },
    send: () => fetchBlogTags(config),
  },
  {
    name: 'blogWire.newBlogPost',
    call: page('new_article_and_blog_item'),
    answer: { page_url: '/blog/5' },
    send: () => newBlogPost(config, { title: 'Mühlentag', tag_id: '21' }),
  },
  {
    name: 'blogWire.deleteBlogArticle',
    call: page('delete_article_and_blog_item'),
    answer: { success: true },
    takes: allDone,
    send: () => deleteBlogArticle(config, 5),
  },
]
