import { Markup } from './Markup';
import type { PageFrame } from './PageFrame';

/** The font of `static/portal.css`, so that a window speaks in the page's voice. */
const font = '-apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif';

/**
 * The configuration of the library for one page, as JSON for a `<script type="application/json">`.
 * `<` is written as an escape, so that no value can end the script element.
 */
export function foyerConfig({ account, nonce }: PageFrame): Markup {
  const config = {
    language: 'fromQuery',
    auth: account === null ? undefined : { account: account.account, accountId: account.Id, blogAuthor: account.blogAuthor },
    project: 'uferland',
    customer: 'uferland',
    event: { translation: true, translationPl: true, categorySystem: 84, keywordSuggestions: ['familie', 'festival', 'freier_eintritt', 'kinder', 'konzert', 'lausitz', 'sorbisch'] },
    hosts: { image: '/image', support: '', player: '/player', filmSchool: '/film', culture: '/creator' },
    paths: { register: '/register', registerLogin: '/register-login/api', docRoot: '/event', linkRoot: '', documentRoot: '', cityUrl: '/module/lib/framework/selectBoxDataCity.php' },
    checkFields: true,
    templates: true,
    theme: { font },
    nonce,
  };
  return new Markup(JSON.stringify(config).replaceAll('<', '\\u003c'));
}
