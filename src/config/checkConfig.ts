import type { ThemeOptions } from '../kit/theme/themeCss'
import { FoyerError } from '../lib/FoyerError'
import { readRatio } from './checkPickOptions'
import { checkOptions, type OptionShape } from './checkOptions'
import type { EventConfig } from './EventConfig'
import type { FoyerConfig, SelectorsConfig } from './FoyerConfig'
import type { PixConfig } from './PixConfig'
import { tokenNames } from './tokenNames'

/** The options inside the groups of FoyerConfig. The options of `templates` are not checked. */
const groupShapes: Readonly<Record<string, OptionShape>> = {
  auth: {
    string: 'account sessionCookie',
    boolean: 'blogAuthor',
    function: 'onReset',
    'string or number': 'accountId',
  },
  hosts: { string: 'support image editor editorAlternate editorStaging player filmSchool culture stage pictureEditor' },
  paths: {
    string: 'pixBase framework templates register registerLogin linkRoot documentRoot docRoot addressBase cityUrl',
  },
  pix: {
    number: 'fileSize postSize',
    object: 'extensions ratios',
    string: 'keywordDelimiter uploadTransport deleteSeries',
    boolean: 'convertFiles deleteInMeta fullscreen',
  },
  register: { object: 'languageIds accountTypes genders item', boolean: 'tokenPage', string: 'appUrl termsUrl' },
  blog: { object: 'tags' },
  event: {
    boolean: 'organiserFreetext topicsTab translation translationPl',
    object: 'keywordSuggestions',
    string: 'defaultKeyword holidays',
    number: 'defaultCategory categorySystem pictureEditorId',
    function: 'getStageToken',
  },
  maps: { string: 'geocoderUrl scriptUrl' },
  autocomplete: { number: 'debounce' },
  theme: { string: 'scheme font accent', object: 'tokens' },
}

/** The type of each option of FoyerConfig. */
export const configShape = {
  string: 'language locale project customer projects nonce homeUrl errorLogUrl triggers',
  boolean: 'createLabels translations standalone checkFields overlayClose idempotency languageSelect supportLink',
  object: 'auth checkForFields hosts paths pix register blog event maps autocomplete selectors callbacks theme headers',
  function: 'reload closeSideLayer onError onRequest',
  'string or object': 'container',
  'boolean or object': 'templates',
} satisfies OptionShape

const LOCALE = /^[a-z]{2,3}(?:[_-][A-Za-z]{2,4})*$/
const COUNTRY_OR_REGION = /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/
const HEX_COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/**
 * Throws for an unknown option, and for a value that is wrong or has the wrong type. Loads after the core, because a
 * page with correct options does not need it.
 * @throws FoyerError CONFIG_UNKNOWN_OPTION, CONFIG_WRONG_TYPE or CONFIG_WRONG_VALUE, naming the group and the option.
 */
export function checkConfig(config: FoyerConfig): void {
  checkOptions(config, configShape)
  for (const [group, shape] of Object.entries(groupShapes))
    checkOptions((config as Record<string, object | undefined>)[group] ?? {}, shape, `config.${group}`)
  checkLanguage(config)
  checkAddresses(config)
  checkTheme(config.theme ?? {})
  checkPix(config.pix ?? {})
  checkHolidays(config.event ?? {})
  checkHeaders(config.headers ?? {})
  checkSelectors(config.selectors ?? {}, config.triggers ?? 'off')
}

function checkLanguage({ language, locale }: FoyerConfig): void {
  for (const [name, value] of Object.entries({ language, locale })) {
    const isFromQuery = name === 'language' && value === 'fromQuery'
    if (value != null && !isFromQuery && !LOCALE.test(value))
      throw new FoyerError(
        'CONFIG_WRONG_VALUE',
        `config.${name} is '${value}', but must be a locale such as de_DE${name === 'language' ? ', or fromQuery' : ''}, because it selects texts and date formats. Correct it.`,
      )
  }
}

function checkAddresses({ hosts, paths, maps, homeUrl, errorLogUrl }: FoyerConfig): void {
  const groups = {
    'config.hosts.': hosts,
    'config.paths.': paths,
    'config.maps.': maps,
    'config.': { homeUrl, errorLogUrl },
  }
  for (const [group, addresses] of Object.entries(groups)) {
    for (const [name, value] of Object.entries(addresses ?? {}) as [string, string | null | undefined][]) {
      const isAddress =
        value == null ||
        (URL.canParse(value, location.href) && /^https?:|^file:/.test(new URL(value, location.href).protocol))
      if (!isAddress)
        throw new FoyerError(
          'CONFIG_WRONG_VALUE',
          `${group}${name} is '${value}', which is not an http(s) address. Pass one, or a path on the page's own host.`,
        )
    }
  }
}

function checkHeaders(headers: NonNullable<FoyerConfig['headers']>): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      new Headers().set(name, value)
    } catch (cause) {
      throw new FoyerError(
        'CONFIG_WRONG_VALUE',
        `config.headers['${name}'] is not a valid HTTP header: its name or its value contains a forbidden character. Correct it.`,
        { cause },
      )
    }
  }
}

function checkSelectors(selectors: SelectorsConfig, triggers: string): void {
  const named = Object.entries(selectors).map(([callName, selector]) => [`selectors['${callName}']`, selector] as const)
  for (const [option, selector] of [...named, ['triggers', triggers] as const]) {
    try {
      document.createDocumentFragment().querySelector(selector)
    } catch (cause) {
      throw new FoyerError(
        'CONFIG_WRONG_VALUE',
        `config.${option} is '${selector}', which is not a valid CSS selector. Correct it.`,
        { cause },
      )
    }
  }
}

function checkPix({ uploadTransport = 'fetch', ratios }: PixConfig): void {
  const wrong: unknown = Array.isArray(ratios) ? ratios.find(ratio => !readRatio(ratio)) : (ratios ?? undefined)
  if (wrong !== undefined)
    throw new FoyerError(
      'CONFIG_WRONG_VALUE',
      `config.pix.ratios has ${JSON.stringify(wrong)}, but must be a list of ratios of width to height such as '21:9' or 1.5. Correct it.`,
    )
  if (!['fetch', 'frame'].includes(uploadTransport))
    throw new FoyerError(
      'CONFIG_WRONG_VALUE',
      `config.pix.uploadTransport is '${uploadTransport}', but must be fetch or frame. Correct it.`,
    )
}

function checkHolidays({ holidays }: EventConfig): void {
  if (holidays != null && !COUNTRY_OR_REGION.test(holidays))
    throw new FoyerError(
      'CONFIG_WRONG_VALUE',
      `config.event.holidays is '${holidays}', but must be a country such as DE, or a region such as DE-NI. Correct it.`,
    )
}

function checkTheme({ scheme = 'auto', accent = '#000', tokens = {} }: ThemeOptions): void {
  if (!['light', 'dark', 'auto'].includes(scheme))
    throw new FoyerError(
      'CONFIG_WRONG_VALUE',
      `config.theme.scheme is '${scheme}', but must be light, dark or auto. Correct it.`,
    )
  if (!HEX_COLOR.test(accent))
    throw new FoyerError(
      'CONFIG_WRONG_VALUE',
      `config.theme.accent is '${accent}', but must be a colour as #rgb or #rrggbb, because its readable shades are computed from it. Correct it.`,
    )
  checkOptions(tokens, { string: tokenNames }, 'config.theme.tokens')
}
