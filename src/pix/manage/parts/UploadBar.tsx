import { Upload } from 'lucide'
import styled from 'styled-components'
import { FileButton } from '../../../kit/field/FileButton'
import { SelectField } from '../../../kit/field/SelectField'
import { cssVar } from '../../../kit/theme/tokens'
import { useLabels } from '../../../labels/useLabels'
import { acceptedTypes } from '../../upload/acceptedTypes'
import type { ManageLabel } from '../manageLabels'
import { useLibrary } from '../useLibrary'

const NEW_SERIES = 'new'

const Bar = styled.footer`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${cssVar('space-3')};
  min-height: calc(55px + env(safe-area-inset-bottom, 0px));
  padding: ${cssVar('space-1')} ${cssVar('space-4')};
  padding-block-end: max(${cssVar('space-1')}, env(safe-area-inset-bottom, 0px));
  border-block-start: 1px solid ${cssVar('border')};
  & > button {
    max-width: 60%;
  }
`
const Hint = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${cssVar('text-soft')};
  @media (hover: none), (max-width: 560px) {
    display: none;
  }
`
const TargetText = styled.span`
  margin-inline-start: auto;
  color: ${cssVar('text-soft')};
  @media (max-width: 560px) {
    display: none;
  }
`
const Target = styled.div`
  flex: 0 1 160px;
  min-width: 0;
  @media (max-width: 560px) {
    flex: 1 1 0;
  }
`

/** Button that opens the file dialog, and the choice of the series for the uploaded pictures (image-library 2.6). */
export function UploadBar() {
  const t = useLabels<ManageLabel>()
  const { config, manage, uploads, addSeries } = useLibrary()
  const { series } = manage
  const { target, setTarget, upload } = uploads
  const choose = async (value: string) => {
    if (value !== NEW_SERIES) setTarget(value === '' ? null : Number(value))
    else {
      const added = await addSeries()
      if (added) setTarget(added.Id)
    }
  }
  return (
    <Bar>
      <FileButton icon={Upload} accept={acceptedTypes(config.pix)} onFiles={upload}>
        {t('pix_upload')}
      </FileButton>
      <Hint>{t('pix_upload_hint')}</Hint>
      <TargetText aria-hidden>{t('pix_upload_to')}</TargetText>
      <Target>
        <SelectField
          label={t('pix_upload_to')}
          isLabelHidden
          value={target === null ? '' : String(target)}
          onChange={value => void choose(value)}
          options={[
            { value: '', label: t('pix_upload_to_library') },
            {
              label: t('pix_upload_to_series'),
              options: [
                ...series.map(({ Id, Title }) => ({ value: String(Id), label: Title })),
                { value: NEW_SERIES, label: t('pix_series_add') },
              ],
            },
          ]}
        />
      </Target>
    </Bar>
  )
}
