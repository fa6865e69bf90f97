import { Button } from '../../kit/control/Button'
import { useSubmitGuard } from '../../kit/form/useForm'
import { WindowBar } from '../../kit/window/WindowBar'
import { WindowBody } from '../../kit/window/WindowBody'
import { useLabels } from '../../labels/useLabels'
import { ShellChrome } from '../../shell/ShellChrome'
import { useShell } from '../../shell/useShell'
import { useIsMounted, useStayWhileSending } from '../../shell/useIsMounted'
import type { WindowProps } from '../../shell/WindowTable'
import { deleteBlogArticle } from '../blogWire'
import { goTo } from '../goTo'

/** Every label of the question before an article is deleted. */
const deleteArticleLabels = ['delete_article_confirm_header', 'delete_article_confirm_text', 'ui_blog_delete'] as const

/** Asks for confirmation, deletes an article with its blog item, and opens the blog (portal-accounts 2.5). */
export function DeleteArticleWindow({ options, close }: WindowProps<{ article_id: number | string }, never>) {
  const { runtime, tell, showFailedRequest, close: leave } = useShell()
  const t = useLabels<(typeof deleteArticleLabels)[number]>()
  const { isBusy, run } = useSubmitGuard()
  const isMounted = useIsMounted()
  useStayWhileSending(isBusy)
  const remove = async () => {
    const config = runtime.readConfig()
    try {
      const refusal = await deleteBlogArticle(config, options.article_id)
      if (refusal !== undefined) {
        await tell({ heading: t('error_dialog_heading'), text: refusal || t('error_dialog_description') })
        return
      }
      if (!isMounted()) return
      goTo(`${config.paths.linkRoot ?? ''}/blog`)
      // Closes the window, because a second press while the browser leaves the page would try to delete the article
      // again.
      close()
    } catch (error) {
      await showFailedRequest(error, () => void run(remove))
    }
  }
  return (
    <ShellChrome>
      <WindowBody>{t('delete_article_confirm_text')}</WindowBody>
      <WindowBar>
        <Button autoFocus onClick={leave}>
          {t('abbrechen')}
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={() => void run(remove)}>
          {t('ui_blog_delete')}
        </Button>
      </WindowBar>
    </ShellChrome>
  )
}

DeleteArticleWindow.labels = deleteArticleLabels
