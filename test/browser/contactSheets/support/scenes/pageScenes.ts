import type { Foyer } from '../../../../../src/api/Foyer'
import { loadSceneFont } from '../loadSceneFont'
import type { SceneStage } from '../SceneStage'
import type { WindowScene } from '../WindowScene'

declare const foyer: Foyer

const newPost = ({ page }: SceneStage) => page.evaluate(() => foyer.blog.newPost().opened)
const openEditor = ({ page }: SceneStage) =>
  page.evaluate(() => {
    const id = document.querySelector<HTMLInputElement>('#article-id')!.value
    return foyer.editor.open({ url: `/editor/article/${id}` }).opened
  })

/** Scenes of the editor overlay, the blog and the language chooser. */
export const pageScenes: readonly WindowScene[] = [
  {
    name: 'editor',
    async open(stage) {
      await openEditor(stage)
      const inside = stage.window.locator('iframe')
      await inside.contentFrame().getByRole('heading', { level: 1 }).waitFor()
      const frame = (await (await inside.elementHandle()).contentFrame())!
      await loadSceneFont(frame)
      await frame.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('* { font-family: Scene !important }')
        document.adoptedStyleSheets.push(sheet)
      })
    },
  },
  {
    name: 'editor-failed',
    isFurther: true,
    prepare: stage => stage.refuse(/get_cb_flex_editor_auth_token/),
    open: stage => openEditor(stage).catch(() => undefined),
  },
  { name: 'blog-post', open: newPost },
  {
    name: 'blog-post-missing',
    isFurther: true,
    async open(stage) {
      await newPost(stage)
      await stage.button('ui_blog_create').click()
    },
  },
  { name: 'blog-delete', open: ({ page }) => page.evaluate(() => foyer.blog.deleteArticle(1).opened) },
  { name: 'language', open: ({ page }) => page.evaluate(() => foyer.language.choose().opened) },
  {
    name: 'session-over',
    isFurther: true,
    // The window behind the message is busy until the message closes.
    isWaiting: true,
    async open(stage) {
      await newPost(stage)
      await stage.field('ui_blog_title').fill('Ein Abend im Hafen')
      await stage.field('ui_blog_tag').selectOption({ index: 1 })
      await stage.page.context().clearCookies()
      await stage.button('ui_blog_create').click()
      await stage.button('ui_log_in').waitFor()
    },
  },
]
