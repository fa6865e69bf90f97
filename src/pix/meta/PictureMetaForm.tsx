import { Images, Trash2 } from 'lucide'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { ResolvedConfig } from '../../config/resolveConfig'
import { Button } from '../../kit/control/Button'
import { RadioGroup } from '../../kit/field/RadioGroup'
import { TextField } from '../../kit/field/TextField'
import { useLabels } from '../../labels/useLabels'
import { useShell } from '../../shell/useShell'
import { WindowForm } from '../../shell/WindowForm'
import { WindowLayout } from '../../template/WindowLayout'
import { CroppablePreview } from '../crop/parts/CroppablePreview'
import { canCrop, type CropResult, useOpenCrop } from '../crop/useOpenCrop'
import { withDescription } from '../descriptions/withDescription'
import { languagesOfLocale, useDescriptionLanguages } from '../descriptions/useDescriptionLanguages'
import type { Picture } from '../picture/Picture'
import type { MetaLabel } from './metaLabels'
import { metaFieldNames } from './metaFieldNames'
import { RIGHTS, TEXT_FIELDS } from './metaModel'
import { DescriptionFields } from './parts/DescriptionFields'
import { MetaNotices } from './parts/MetaNotices'
import { PictureInfo } from './parts/PictureInfo'
import { PreviewPicture } from './parts/PreviewPicture'
import { ShareGroups } from './parts/ShareGroups'
import { PictureMetaLayout } from './PictureMetaLayout'
import { useMetaForm } from './useMetaForm'

interface PictureMetaFormProps {
  readonly config: ResolvedConfig
  readonly picture: Picture
  /** Reloads the picture after the library was open. Undefined if the caller provided the picture. */
  readonly refresh: (() => void) | undefined
  /** Called after the portal has stored a crop of the picture as a new picture, or may have stored it. */
  readonly onCropped: (() => void) | undefined
  onSaved(picture: Picture): void
  onDeleted(): void
}

/** Meta form of a loaded picture. Fills the window's slots. */
export function PictureMetaForm({ config, picture, refresh, onCropped, onSaved, onDeleted }: PictureMetaFormProps) {
  const { runtime, templates, openWindow, close: leave } = useShell()
  const t = useLabels<MetaLabel>()
  // Read at every render, because the person can change the interface language. The names of the description languages
  // are in that language.
  const language = runtime.readConfig().language
  const descriptions = useDescriptionLanguages(config)
  const { languages = [] } = descriptions
  const nameOf = metaFieldNames({ picture, languages, language, t })
  const pageLanguages = config.checkForFields['Description'] ? languagesOfLocale(languages, config.locale) : []
  const form = useMetaForm({
    picture,
    config,
    languages: descriptions.languages,
    nameOf,
    onSaved: saved => onSaved(withDescription(saved, pageLanguages)),
    onDeleted,
  })
  const firstField = useRef<HTMLInputElement>(null)
  const { values, isBusy, isUnanswered, change } = form
  const text = (name: string) => ({
    label: nameOf(name),
    value: String(values[name] ?? ''),
    readOnly: isBusy,
    onChange: (value: string) => change(name, value),
  })
  /**
   * Wraps a notice's action: the first field gets the focus afterwards, because the pressed button disappears with the
   * notice.
   */
  const andFocus = (action: () => void) => () => {
    action()
    firstField.current?.focus()
  }
  const openLibrary = async () => {
    await openWindow('pix.manage', { isPicker: false })
    if (!form.isDirty) refresh?.()
  }
  const openCrop = useOpenCrop()
  const [cropped, setCropped] = useState<CropResult>()
  const crop = async () => {
    const result = await openCrop(picture, form.isDirty)
    if (!result) return
    setCropped(result)
    onCropped?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save()
  }
  const slots = {
    notices: (
      <MetaNotices
        {...{ nameOf }}
        offer={form.offer}
        conflict={form.conflict}
        cropped={cropped}
        onRestore={andFocus(form.restoreDraft)}
        onDiscard={andFocus(form.discardDraft)}
        onTake={andFocus(form.takeTheirs)}
      />
    ),
    preview: (
      <CroppablePreview isDisabled={isBusy} onCrop={canCrop(config) ? () => void crop() : undefined}>
        <PreviewPicture picture={picture} />
      </CroppablePreview>
    ),
    info: <PictureInfo picture={picture} />,
    ...(Object.fromEntries(
      TEXT_FIELDS.map(name => [
        name,
        <TextField
          key={name}
          {...text(name)}
          {...(name === 'Title' && { ref: firstField })}
          {...(name === 'Link' && { type: 'url', dir: 'ltr' })}
        />,
      ]),
    ) as Record<(typeof TEXT_FIELDS)[number], ReactNode>),
    Keywords: (
      <TextField {...text('Keywords')} hint={t('pix_keywords_hint', { DELIMITER: config.pix.keywordDelimiter })} />
    ),
    Rights: (
      <RadioGroup
        label={nameOf('Rights')}
        hint={t('pix_rights_hint')}
        value={String(values['Rights'] ?? '')}
        options={RIGHTS.map(value => ({ value, label: t(`pix_rights_${value}`) }))}
        onChange={value => change('Rights', value)}
      />
    ),
    descriptions: <DescriptionFields {...descriptions} text={text} />,
    'share-groups': <ShareGroups groups={picture.AvailabeShareGroups} values={values} onChange={change} />,
    delete: (
      <Button variant="quiet" icon={Trash2} onClick={() => void form.remove()}>
        {t('pix_delete')}
      </Button>
    ),
    manage: (
      <Button variant="quiet" icon={Images} onClick={() => void openLibrary()}>
        {t('pix_manage')}
      </Button>
    ),
    cancel: <Button onClick={leave}>{t('abbrechen')}</Button>,
    save: (
      <Button type="submit" variant="primary" isBusy={isBusy} aria-keyshortcuts="Control+Enter Meta+Enter">
        {t('pix_save')}
      </Button>
    ),
  }
  return (
    <WindowForm noValidate {...{ isBusy, isUnanswered }} onSubmit={submit}>
      <WindowLayout
        template={templates.content}
        slots={slots}
        required={['notices', 'save']}
        renderLayout={placed => <PictureMetaLayout slots={placed} />}
      />
    </WindowForm>
  )
}
