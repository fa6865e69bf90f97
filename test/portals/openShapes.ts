/**
 * Every shape of a response that the specifications leave open, with the variants that the second portal can use. Each
 * shape except `contentType` names its source: a specification, a requirement, or a rule of the decisions. The source
 * `1:7.3` is a section of a specification, and `3:404` is a line (1 is image-library, 2 portal-accounts, 3 events). The
 * variants SELECTED, PLAIN, BLANK and MAP are guesses without any source. The guide 'Your portal’s responses' lists the
 * shapes that no portal has confirmed.
 */
export const openShapes = {
  // Values in every response: decisions, 'Reading answers'.
  number: { source: 'decisions: numbers may be numeric strings', variants: ['number', 'numeral'] },
  emptyText: {
    source: 'decisions: texts may be null, false or missing',
    variants: ['empty', 'null', 'missing', 'false'],
  },
  numericText: { source: 'decisions: texts may be numbers', variants: ['text', 'number'] },
  list: { source: 'decisions: lists may be maps', variants: ['list', 'map'] },
  emptyList: { source: 'decisions: empty maps and lists', variants: ['list', 'map', 'null', 'missing'] },
  emptyMap: { source: '1:3.1, an empty array counts as an empty map', variants: ['map', 'list', 'null'] },
  flag: { source: '1:3.1, 3:3.7, 2:7 true or "true"', variants: ['boolean', 'number', 'numeral', 'word'] },
  nothing: {
    source: 'decisions: false, null, 0 and an empty list count as left out',
    variants: ['null', 'false', 'list', 'missing'],
  },
  oddEntry: {
    source: 'decisions: only the entry that can’t be read is left out',
    variants: ['none', 'null', 'text', 'idless'],
  },
  contentType: { source: 'no text names one', variants: ['application/json', 'text/html', 'text/plain'] },
  // Texts and templates.
  labels: { source: '1:7.1, 2:7', variants: ['none', 'list', 'nulls', 'markup'] },
  templates: {
    source: 'decisions: windows and server templates',
    variants: ['off', 'slot', 'name', 'id', 'class', 'selector'],
  },
  boxes: { source: 'decisions: a slot lays itself out in any parent', variants: ['list', 'table', 'paragraphs'] },
  choices: { source: '2:2.3, account types and genders', variants: ['select by name', 'select by id', 'configured'] },
  prefilled: { source: '2:176', variants: ['data', 'SELECTED'] },
  // Pictures.
  upload: { source: '1:7.3, a picture or an array', variants: ['picture', 'list', 'map', 'xml picture', 'xml list'] },
  deleted: { source: '1:7.3, true on success', variants: ['true', '1', '"true"'] },
  descriptions: { source: '1:3.1, a map of language ids', variants: ['map', 'list', 'zero'] },
  metaMedia: { source: '1:3.1, an object with Id', variants: ['object', 'absent'] },
  shareGroups: { source: '1:3.1, an array that is not empty', variants: ['objects', 'ids'] },
  series: { source: '1:7.4, a series object', variants: ['object', 'with pictures'] },
  // Accounts.
  frameAnswer: { source: '2:7, common fields', variants: ['only what is needed', 'all fields'] },
  voucher: { source: '2:7, true or "true"', variants: ['true', '"true"', 'word'] },
  noVoucher: { source: '2:4, must return true', variants: ['false', '"false"', 'null', '0'] },
  nobody: { source: '2:7, null', variants: ['null', 'false', 'list'] },
  token: { source: '2:7, a token string', variants: ['quoted', 'bare', 'line'] },
  identity: { source: '2:7, Response: id', variants: ['object', 'bare'] },
  address: { source: '2:7, Response: page_url', variants: ['object', 'bare'] },
  search: { source: '2:489, 3:436', variants: ['results', 'data'] },
  // Events.
  saved: { source: '3:414, not shown', variants: ['Id', 'true', 'id', 'empty', 'OK', 'cluster', 'null', 'nothing'] },
  published: { source: '3:404, truthy', variants: ['true', '1', 'OK', '{"Id":7}'] },
  translations: { source: 'decisions: lists or flat fields', variants: ['lists', 'flat', 'both'] },
  unanswered: { source: 'decisions: questions without an answer', variants: ['none', 'links', 'texts', 'choices'] },
  organisers: { source: '3:3.1, a list of {Organisation}', variants: ['nested', 'PLAIN'] },
  media: { source: 'EVT-DATA-32', variants: ['ids', 'nested', 'items'] },
  moment: { source: '3:180, ISO date-time', variants: ['seconds', 'minutes', 'zone', 'BLANK'] },
  options: { source: '3:215, {value, label}', variants: ['list', 'MAP'] },
  tree84: { source: '3:206, content_84_tree', variants: ['values', 'nodes', 'null'] },
  treeIds: { source: 'EVT-DATA-33', variants: ['object', 'list', 'href'] },
  leaf: { source: '3:216, data (the children)', variants: ['list', 'null', 'missing'] },
  systems: { source: '3:217, the category system selects the sets', variants: ['none', '5', '40', '84'] },
  required: { source: '3:222, may be null', variants: ['null', 'nulls', 'lists'] },
} as const satisfies Readonly<Record<string, { readonly source: string; readonly variants: readonly string[] }>>

/** Name of a shape that the specifications leave open. */
export type ShapeName = keyof typeof openShapes

/** The variant of each open shape that one portal uses. */
export type Shapes = { readonly [Name in ShapeName]: (typeof openShapes)[Name]['variants'][number] }
