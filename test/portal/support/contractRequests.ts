import { seededAccount } from '../../support/seededAccount'

/** A request to a route of the portal, with fields as a starting point for variants. */
export interface ContractRequest {
  method: 'GET' | 'POST'
  path: string
  fields: Readonly<Record<string, string>>
}

/** Returns a GET request. */
export const get = (path: string, fields: Record<string, string> = {}): ContractRequest => ({
  method: 'GET',
  path,
  fields,
})
/** Returns a form post. */
export const post = (path: string, fields: Record<string, string> = {}): ContractRequest => ({
  method: 'POST',
  path,
  fields,
})

const LAYERS = '/register-login/api'
const EVENTS = '/event/api'
const customer = { Customer: 'uferland' }
const layer = { project: 'foyer', language_id: '1' }
const page = { page_path: '/blog' }
const article = { page_id: '1', language_id: '1' }
const voucher = { voucher: 'UFER-FILM-2026', voucher_role: 'film' }
const texts = { projects: 'foyer', language: 'de_DE' }
const person = {
  surname: 'Weiß',
  firstname: 'Jörg',
  city: 'Stade',
  city_id: '2829901',
  email: 'joerg@post.example',
  gender: '1',
  plz: '21680',
  phone: '+49 4141 123',
  street: 'Am Ufer',
  nr: '1',
  description: 'Maler',
  birthday: '01.02.1970',
  id: '20001',
}
const event = {
  ...customer,
  Id: '1',
  IdEventType: '0',
  IsPublished: '1',
  MlTitle: 'Lesung am Ufer',
  'MlTitles[0][IdMediaLanguage]': '2',
  'MlTitles[0][TextValue]': 'Reading at the shore',
  MlTitleTranslated: 'Reading at the shore',
  MlTitleTranslatedPl: 'Czytanie na brzegu',
  Description: 'Ein Abend',
  'Descriptions[0][IdLanguage]': '2',
  'Descriptions[0][TextValue]': 'An evening',
  DescriptionTranslated: 'An evening',
  DescriptionTranslatedPl: 'Wieczór',
  IdLanguage: '2',
  IdLanguagePl: '44',
  'Location[Id]': '1',
  'Location[Name]': 'Haus am Ufer',
  IdLocation: '1',
  LocationFreetext: 'Am Anleger',
  'City[Comment]': 'Stade',
  'Organisations[0][Organisation][Id]': '1',
  'Organisations[0][Organisation][Name]': 'Uferverein',
  'Organisations[0][Organisation][IdOrganisation]': '1',
  Organisation: 'Uferverein',
  IdOrganisation: '1',
  DateFrom: '2027-05-01T20:00:00',
  DateTo: '2027-05-01T22:00:00',
  EventDateDate: '2027-5-1',
  EventDateTime: '20:00',
  Time: '20:00',
  FormalCategoryId: '105',
  IdCategory: '105',
  FormalCategoryName: 'Konzert',
  ContentCategoryId: '1204',
  IdCategory2: '1204',
  ContentCategoryName: 'Musik',
  IdCategorySystemId: '40',
  'characteristics[]': '401',
  EventLocationTypeId: '701',
  Url: 'https://ufer.example/',
  PriceUrl: 'https://karten.example/',
  'Keywords[]': 'Lesung',
  ClearKeywords: 'false',
  'Pictures[0][IdMedia]': '10001',
  PreAssignedKeyword: '0',
}
const address = {
  ...customer,
  Name: 'Haus am Ufer',
  Street: 'Am Ufer 1',
  Postcode: '21680',
  IdCity: '2829901',
  Email: 'haus@post.example',
  Category: '901',
  OrganiserLocationType: 'location',
  GeocodeLat: '53.6',
  GeocodeLng: '9.4',
}
const picture = {
  title: 'Ufer',
  subtitle: 'Am Abend',
  copyright: 'Weiß',
  agency: 'Agentur',
  date: '2026',
  link: 'https://ufer.example/',
  originator: 'Weiß',
  place: 'Stade',
  rights: '1',
  'keywords[]': 'Wasser',
  'descriptions_by_id_language[1]': 'Das Ufer',
  'share_group[share_group_1]': 'true',
}
const temporary = {
  gender: '1',
  taccount_type_id: '1',
  firstname: 'Ada',
  surname: 'Weil',
  artistname: 'Ada W.',
  aliasname: 'ada',
  existmail: 'ada@post.example',
}

const registerCalls: Record<string, Record<string, string>> = {
  process_token: { token: 'a' },
  request_to_cb: { problem: 'password' },
  check_account: {},
  insert_user: {},
  check_mail: { id: '20001' },
  get_loggedin_user_data: {},
  check_doublet: person,
  insert: person,
  check_doublet_info_and_insert: { ...person, doublet_id: '20001', doublet_text: 'a', info_text: 'b' },
  try_login: { username: 'a@post.example', passwd: 'x', user_id: '', on_login: '', stay_logged_in: '0' },
  send_reminder: { account: 'a@post.example' },
  create_account: { username: 'a@post.example', passwd: 'Weser-0815', user_id: '', on_login: '' },
  get_session_data: {},
  change_password: { password: 'Weser-0815', email: 'a@post.example' },
}

/**
 * Requests for each call of the contract, with plausible values in the contract's fields. See routes.test.ts for
 * exceptions.
 */
export const contractRequests: readonly ContractRequest[] = [
  get('/module/lib/framework/getMlBricks.php', { ...texts, 'labels[]': 'ok', createNewLabels: '' }),
  get('/module/lib/framework/getMlLanguages.php', { projects: 'foyer' }),
  get(`${EVENTS}/ml`, { ...texts, ...customer, 'bricks[]': 'ok' }),
  get('/pix/pictures/10001'),
  post('/pix/pictures/10001', { method: 'PUT', ...picture }),
  post('/pix/pictures/10001', { method: 'PUT', keywords: '', descriptions_by_id_language: '' }),
  post('/pix/pictures/10002', { method: 'DELETE' }),
  get('/pix/pictures/by/1001', { filter: 'ufer', limit: '10', from: '0' }),
  get('/pix/pictures/by/1001', { 'ids[]': '10001' }),
  get('/pix/languages'),
  get('/pix/series/by/1001', { from: '0' }),
  get('/pix/series/101/pictures', { filter: 'ufer', limit: '10', from: '0' }),
  post('/pix/series', { method: 'POST', Title: 'Am Wasser', account: '1001' }),
  post('/pix/series/101', { method: 'PUT', 'pic_ids[]': '10001' }),
  post('/pix/series/101', { method: 'DELETE', 'pic_ids[]': '10001' }),
  post('/pix/series/101', { method: 'PUT', Title: 'Am Wasser' }),
  post('/pix/series/delete/103', { method: 'DELETE' }),
  ...Object.entries(registerCalls).map(([action, fields]) => post('/register/ajax.php', { action, ...fields })),
  get('/register/ajax.php', { action: 'check_account_exists', account: 'a@post.example' }),
  get('/register/ajax.php', { action: 'check_voucher', ...voucher }),
  get('/register/ajax.php', { action: 'set_acl_by_voucher', ...voucher }),
  get('/module/lib/framework/selectBoxDataCity.php', {
    actualInput: 'Stade',
    community: '73',
    spaceAsWildcard: 'true',
  }),
  post(`${LAYERS}/register_login`, { m: 'login_account', ...layer, account: seededAccount.layerMember, password: 'x' }),
  post(`${LAYERS}/register_login`, {
    m: 'create_new_account',
    ...layer,
    account: 'ada@post.test',
    password: 'Fluessigkeit7',
    firstname: 'Ada',
    surname: 'Weil',
    token_page: '/',
  }),
  post(`${LAYERS}/register_login`, {
    m: 'send_password_mail',
    project: 'foyer',
    account: seededAccount.layerMember,
    token_page: '/',
    item_id: '1',
    item_type: 'a',
  }),
  get(`${LAYERS}/register_login`, { m: 'check_account', ...layer, account: seededAccount.layerMember }),
  get(`${LAYERS}/register_login`, { m: 'register_login_layer', ...layer }),
  get(`${LAYERS}/register_login`, { m: 'register_registration_confirm_layer', ...layer, ...page }),
  get(`${LAYERS}/register_login_member`, { m: 'register_send_mail_layer', ...layer }),
  post(`${LAYERS}/register_password`, {
    m: 'change_password',
    ...layer,
    account: '',
    password: 'Neuanfang22',
    term_of_use_state: 'true',
  }),
  get(`${LAYERS}/register_password`, { m: 'register_password_layer', ...layer, ...page }),
  post(`${LAYERS}/register_tmp_account`, { m: 'create_temporary_account', project: 'foyer' }),
  post(`${LAYERS}/register_tmp_account`, {
    m: 'update_temporary_account',
    project: 'foyer',
    id: 'a',
    ...temporary,
  }),
  get(`${LAYERS}/register_tmp_account`, { m: 'tmp_account_summary', ...layer, id: 'a' }),
  get(`${LAYERS}/register_tmp_account`, { m: 'register_tmp_account_layer', ...layer, id: 'a' }),
  get(`${LAYERS}/register_tmp_account`, { m: 'register_tmp_account_intro_layer', ...layer }),
  post('/tmp_account.json', { m: 'move_tmp_account_to_account', tmp_account_id: 'a' }),
  get(`${EVENTS}/auth`, { m: 'get_cb_flex_editor_auth_token' }),
  get(`${EVENTS}/auth`, { m: 'get_stage_app_token' }),
  get('/de_DE/page.json', { m: 'new_comments_config', ...article, film_id: '601' }),
  get('/de_DE/page.json', { m: 'new_article', ...article }),
  get('/page.json', { m: 'tags', tag_group_id: '2', language_id: '1' }),
  get('/page.json', {
    m: 'new_article_and_blog_item',
    title: 'Am Ufer',
    tag_id: '21',
    tag_group_id: '2',
    language_id: '1',
  }),
  get('/page.json', { m: 'delete_article_and_blog_item', article_id: '2' }),
  get(`${EVENTS}/event_cluster`, { ...customer, p: '1', search: 'Ufer', date: '2027-05-01' }),
  get(`${EVENTS}/event_cluster/categories`, customer),
  get(`${EVENTS}/event_cluster/cluster/1`, customer),
  post(`${EVENTS}/event_cluster/cluster/`, { method: 'POST', ...event, Id: '' }),
  post(`${EVENTS}/event_cluster/cluster/1`, { method: 'PUT', ...event }),
  post(`${EVENTS}/event_cluster/cluster/1`, { method: 'PUT', ...customer, IsPublished: '1' }),
  post(`${EVENTS}/event_cluster/cluster/1`, {
    method: 'PUT',
    ...customer,
    MlTitle: 'Lesung am Ufer',
    IfChangeDate: '2027-03-05T08:00:00',
  }),
  post(`${EVENTS}/event_cluster/cluster/2`, { method: 'DELETE', ...customer }),
  get(`${EVENTS}/autocomplete/organisers`, { ...customer, actualInput: 'Ufer', is_organiser: '1' }),
  get(`${EVENTS}/autocomplete/locations`, { ...customer, actualInput: 'Ufer', is_location: '1' }),
  get(`${EVENTS}/autocomplete/cities`, { ...customer, actualInput: 'Stade' }),
  get(`${EVENTS}/address/new`, customer),
  post(`${EVENTS}/address`, { method: 'POST', ...address }),
  get('/geocode/search', { q: 'Am Ufer 1, 21680 Stade', format: 'json', limit: '1' }),
  get('/image', { file: '/media/ab/cd.jpg', width: '80', height: '80', do: 'cropIn', quality: '8', color: 'ffffff' }),
  get('/register/templates/frame.php', { content: 'message' }),
]
