import { type ContractRequest, get, post } from './contractRequests'

const editor = { account: 'a@post.example', token: 'b', comments_config_id: '1', article_id: '1' }
const stage = { username: 'a@post.example', token: 'b' }

/** Requests for the portal's own routes, which the contract does not describe, with the fields that they read. */
export const pageRequests: readonly ContractRequest[] = [
  get('/'),
  get('/profile', { language: 'EN', p: '1' }),
  get('/pix'),
  get('/terms'),
  get('/playground', { language: 'EN' }),
  get('/articles/ein-artikel'),
  get('/articles/ein-artikel/edit'),
  get('/blog', { tag: '21', p: '1' }),
  get('/events', { search: 'Ufer', date: '2027-05-01', p: '1' }),
  get('/events/lesung'),
  get('/veranstaltungen/alt'),
  get('/login', { next: '/profile' }),
  post('/login', { account: 'a@post.example', password: 'x', next: '/profile' }),
  post('/logout'),
  get('/outbox'),
  get('/register/person', { language: 'EN', next: '/profile' }),
  post('/register/person', { person: '20001', shown: '20001', language: 'EN', next: '/profile' }),
  get('/editor/article/1', editor),
  post('/editor/article/1', { ...editor, title: 'c', teaser: 'd', block_0: 'e', more: 'f', comments: '1' }),
  post('/editor/event/1', { ...editor, title: 'c', text: 'd', place: 'e' }),
  post('/editor/picture/1', { ...editor, title: 'c', subtitle: 'd', copyright: 'e', place: 'f' }),
  post('/event/api/extend_token', { purpose: 'editor', token: 'b' }),
  get('/player', { film6: '1' }),
  get('/film/1'),
  get('/creator/1'),
  get('/de_DE/stage/1', stage),
  get('/de_DE/stage', { ...stage, open: '1' }),
  post('/de_DE/stage', { ...stage, open: '1' }),
  post('/de_DE/stage/1', { ...stage, title: 'c', dates: '31.05.2027 19:30' }),
  get('/register-login/confirm', { token: 'a', language: 'EN' }),
  post('/register-login/confirm', { token: 'a' }),
  get('/register-login/password', { token: 'a', language: 'EN' }),
  post('/register-login/password', { token: 'a' }),
  get('/media/ab/cd_t1.jpg'),
  get('/healthz'),
  get('/readyz'),
]
